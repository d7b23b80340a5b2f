/* oxlint-disable jsx-a11y/control-has-associated-label -- the cells of these tables are rooms, and no controls */
import { parseLightMarks } from '@wayfare/contracts/rules/light-marks';
import { type DailyWords, whoSends, whyItCame } from './daily-text.ts';
import { Binding, Blaze, LeafButton, numbered, Passages, painted, Table, Verses } from './day-card-parts.tsx';
import { ground, leaf, night, paints } from './day-card-style.ts';

interface LeafProps {
  readonly words: DailyWords;
  readonly preview: string;
}

/** Without it a mail program would go on with the words that come next. */
const air = '\u034F\u200C\u00A0'.repeat(40);

/** The day's page as a mail. Nothing in it is fetched from anywhere, and every room is a cell of a table. */
export function Leaf({ words, preview }: LeafProps) {
  const { blaze } = paints[words.color];
  return (
    <body className="g" style={leaf.body}>
      <div style={leaf.preview}>
        {preview}
        {air}
      </div>
      <table
        role="presentation"
        className="g"
        {...painted(ground)}
        width="100%"
        cellPadding={0}
        cellSpacing={0}
        border={0}
        style={leaf.ground}
      >
        <tbody>
          <tr>
            <td align="center">
              <table
                role="presentation"
                className="s"
                {...painted('#ffffff')}
                width="100%"
                cellPadding={0}
                cellSpacing={0}
                border={0}
                align="center"
                style={leaf.sheet}
              >
                <tbody>
                  <Binding blaze={blaze} />
                  <Top words={words} />
                  <DayRows words={words} />
                  <Gospel words={words} />
                  <Reflection words={words} />
                  <After words={words} />
                </tbody>
              </table>
              <Foot words={words} />
            </td>
          </tr>
        </tbody>
      </table>
    </body>
  );
}

interface Part {
  readonly words: DailyWords;
}

const Top = ({ words: { facts, links } }: Part) => (
  <tr>
    <td className="x" style={leaf.head}>
      <Table isWide>
        <tr>
          <td className="i" style={leaf.name}>
            {facts.siteName}
          </td>
          <td className="t np" align="right">
            <a className="f" href={links.read} style={leaf.aside}>
              Read it on the site
            </a>
          </td>
        </tr>
      </Table>
    </td>
  </tr>
);

const DayRows = ({ words }: Part) => {
  const { accent, blaze } = paints[words.color];
  const [weekday = '', monthDay = '', year = ''] = words.dateWords.split(', ');
  const [month = '', number = ''] = monthDay.split(' ');
  return (
    <>
      <tr>
        <td className="x" style={leaf.date}>
          <Table>
            <tr>
              <td className="n i" valign="bottom" style={{ ...leaf.number, ...exactly }}>
                {number}
              </td>
              <td className="i t" valign="bottom" style={leaf.dateWords}>
                <strong>{weekday}</strong>
                <br />
                {month} {year}
              </td>
            </tr>
          </Table>
        </td>
      </tr>
      <tr>
        <td className="x" style={leaf.day}>
          <Table>
            <tr>
              <td valign="middle" style={leaf.blazeRoom}>
                <Blaze blaze={blaze} />
              </td>
              <td className="a t" style={{ ...leaf.color, color: accent }}>
                {words.colorWords}
              </td>
            </tr>
          </Table>
          <Table>
            <tr>
              <td className="i" style={leaf.feast}>
                {words.celebration}
              </td>
            </tr>
          </Table>
        </td>
      </tr>
    </>
  );
};

/** Outlook would give big figures more room than they ask for. */
const exactly = { msoLineHeightRule: 'exactly' };

function Gospel({ words: { reference, sourceWords, gospel, content, color } }: Part) {
  const { accent, blaze } = paints[color];
  if (reference === '' && gospel.length === 0) return null;
  return (
    <tr>
      <td className="x" style={leaf.gospelRoom}>
        <Table isWide>
          <tr>
            <td className="bl g" {...painted(ground)} style={leaf.neatlineInk}>
              <Table isWide>
                <tr>
                  <td className="pl gx i" style={{ ...leaf.gospel, borderLeft: `6px solid ${blaze}` }}>
                    {reference !== '' && (
                      <h2 className="i" style={leaf.reference}>
                        {reference}
                      </h2>
                    )}
                    {sourceWords !== '' && (
                      <p className="f t" style={leaf.source}>
                        {sourceWords}
                      </p>
                    )}
                    {numbered(gospel).map(({ item, number }) => (
                      <p key={number} className="i" style={leaf.gospelText}>
                        <Verses line={item} accent={accent} />
                      </p>
                    ))}
                    {content.copyright !== '' && (
                      <p className="f t" style={leaf.source}>
                        {content.copyright}
                      </p>
                    )}
                  </td>
                </tr>
              </Table>
            </td>
          </tr>
        </Table>
      </td>
    </tr>
  );
}

const Reflection = ({ words: { title, content, color } }: Part) => (
  <>
    <tr>
      <td className="x" style={leaf.titleRoom}>
        <h1 className="h i" style={leaf.title}>
          {title}
        </h1>
        {content.author !== '' && (
          <p className="f t" style={leaf.byline}>
            By {content.author}
          </p>
        )}
      </td>
    </tr>
    <tr>
      <td className="x i" style={leaf.reflection}>
        <Passages passages={parseLightMarks(content.homilyText)} blaze={paints[color].blaze} />
      </td>
    </tr>
    {content.practice !== '' && (
      <tr>
        <td className="x d" {...painted(night)} style={leaf.night}>
          <p className="t" style={leaf.nightHeading}>
            One thing to do today
          </p>
          <p style={leaf.nightText}>{content.practice}</p>
        </td>
      </tr>
    )}
  </>
);

const After = ({ words: { before, links, color } }: Part) => (
  <>
    <tr className="np">
      <td className="x" style={leaf.room}>
        <LeafButton href={links.pass} blaze={paints[color].blaze}>
          Pass this day on
        </LeafButton>
      </td>
    </tr>
    {before !== null && (
      <tr>
        <td className="x" style={leaf.beforeRoom}>
          <Table isWide>
            <tr>
              <td className="l" style={leaf.before}>
                <Table>
                  <tr>
                    <td className="i" valign="middle" style={{ ...leaf.beforeNumber, ...exactly }}>
                      {Number(before.date.slice(-2))}
                    </td>
                    <td valign="middle">
                      <span className="f t" style={leaf.beforeDay}>
                        {before.dayWords}
                      </span>
                      <br />
                      <a className="i" href={before.link} style={leaf.beforeTitle}>
                        {before.title}
                      </a>
                    </td>
                  </tr>
                </Table>
              </td>
            </tr>
          </Table>
        </td>
      </tr>
    )}
  </>
);

const Foot = ({ words: { facts, links } }: Part) => (
  <table
    role="presentation"
    width="100%"
    cellPadding={0}
    cellSpacing={0}
    border={0}
    align="center"
    style={leaf.foot}
  >
    <tbody>
      <tr>
        <td className="x f t" style={leaf.last}>
          <p className="f" style={leaf.lastText}>
            {whyItCame(facts.siteName)}{' '}
            <a className="f" href={links.stop} style={leaf.lastLink}>
              Stop this mail
            </a>
            , or{' '}
            <a className="f" href={links.choose} style={leaf.lastLink}>
              change its hour
            </a>
            . Your subscription stays as it is.
          </p>
          <p className="f" style={leaf.lastText}>
            {whoSends(facts)} Questions?{' '}
            <a className="f" href={`mailto:${facts.supportEmail}`} style={leaf.lastLink}>
              {facts.supportEmail}
            </a>
          </p>
        </td>
      </tr>
    </tbody>
  </table>
);
