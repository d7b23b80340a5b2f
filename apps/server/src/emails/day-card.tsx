/* oxlint-disable jsx-a11y/control-has-associated-label -- table cells are layout, not controls */
import { parseLightMarks } from '@wayfare/contracts/rules/light-marks';
import { type DailyMailView, publisherLine, subscriptionReason } from './daily-text.ts';
import {
  Blaze,
  bgcolorAttribute,
  CardButton,
  cardStyle,
  ground,
  Passages,
  paints,
  practiceGround,
  Table,
  TopStrokes,
  Verses,
  withIndex,
} from './day-card-parts.tsx';

/** Invisible characters that keep the inbox preview from continuing with the body text. */
const previewPadding = '\u034F\u200C\u00A0'.repeat(40);

/** The body of the morning mail. It loads no external resources, and its layout uses tables only. */
export function DayCard({ view, preview }: { readonly view: DailyMailView; readonly preview: string }) {
  const { blaze } = paints[view.color];
  return (
    <body className="g" style={cardStyle.body}>
      <div style={cardStyle.preview}>
        {preview}
        {previewPadding}
      </div>
      <table
        role="presentation"
        className="g"
        {...bgcolorAttribute(ground)}
        width="100%"
        cellPadding={0}
        cellSpacing={0}
        border={0}
        style={cardStyle.ground}
      >
        <tbody>
          <tr>
            <td align="center">
              <table
                role="presentation"
                className="s"
                {...bgcolorAttribute('#ffffff')}
                width="100%"
                cellPadding={0}
                cellSpacing={0}
                border={0}
                align="center"
                style={cardStyle.sheet}
              >
                <tbody>
                  <TopStrokes blaze={blaze} />
                  <Top view={view} />
                  <DayRows view={view} />
                  <Gospel view={view} />
                  <Reflection view={view} />
                  <After view={view} />
                </tbody>
              </table>
              <Footer view={view} />
            </td>
          </tr>
        </tbody>
      </table>
    </body>
  );
}

interface Part {
  readonly view: DailyMailView;
}

const Top = ({ view: { mailData, links } }: Part) => (
  <tr>
    <td className="x" style={cardStyle.head}>
      <Table isWide>
        <tr>
          <td className="i" style={cardStyle.name}>
            {mailData.siteName}
          </td>
          <td className="t np" align="right">
            <a className="f" href={links.read} style={cardStyle.aside}>
              Read it on the site
            </a>
          </td>
        </tr>
      </Table>
    </td>
  </tr>
);

const DayRows = ({ view }: Part) => {
  const { accent, blaze } = paints[view.color];
  const [weekday = '', monthDay = '', year = ''] = view.dateText.split(', ');
  const [month = '', number = ''] = monthDay.split(' ');
  return (
    <>
      <tr>
        <td className="x" style={cardStyle.date}>
          <Table>
            <tr>
              <td className="n i" valign="bottom" style={{ ...cardStyle.number, ...exactLineHeight }}>
                {number}
              </td>
              <td className="i t" valign="bottom" style={cardStyle.dateText}>
                <strong>{weekday}</strong>
                <br />
                {month} {year}
              </td>
            </tr>
          </Table>
        </td>
      </tr>
      <tr>
        <td className="x" style={cardStyle.day}>
          <Table>
            <tr>
              <td valign="middle" style={cardStyle.blazeCell}>
                <Blaze blaze={blaze} />
              </td>
              <td className="a t" style={{ ...cardStyle.color, color: accent }}>
                {view.colorText}
              </td>
            </tr>
          </Table>
          <Table>
            <tr>
              <td className="i" style={cardStyle.feast}>
                {view.celebration}
              </td>
            </tr>
          </Table>
        </td>
      </tr>
    </>
  );
};

/** Outlook would otherwise add space around big digits. */
const exactLineHeight = { msoLineHeightRule: 'exactly' };

function Gospel({ view: { reference, sourceText: sourceWords, gospel, content, color } }: Part) {
  const { accent, blaze } = paints[color];
  if (reference === '' && gospel.length === 0) return null;
  return (
    <tr>
      <td className="x" style={cardStyle.gospelCell}>
        <Table isWide>
          <tr>
            <td className="bl g" {...bgcolorAttribute(ground)} style={cardStyle.neatlineInk}>
              <Table isWide>
                <tr>
                  <td className="pl gx i" style={{ ...cardStyle.gospel, borderLeft: `6px solid ${blaze}` }}>
                    {reference !== '' && (
                      <h2 className="i" style={cardStyle.reference}>
                        {reference}
                      </h2>
                    )}
                    {sourceWords !== '' && (
                      <p className="f t" style={cardStyle.source}>
                        {sourceWords}
                      </p>
                    )}
                    {withIndex(gospel).map(({ item, number }) => (
                      <p key={number} className="i" style={cardStyle.gospelText}>
                        <Verses line={item} accent={accent} />
                      </p>
                    ))}
                    {content.copyright !== '' && (
                      <p className="f t" style={cardStyle.source}>
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

const Reflection = ({ view: { title, content, color } }: Part) => (
  <>
    <tr>
      <td className="x" style={cardStyle.titleCell}>
        <h1 className="h i" style={cardStyle.title}>
          {title}
        </h1>
        {content.author !== '' && (
          <p className="f t" style={cardStyle.byline}>
            By {content.author}
          </p>
        )}
      </td>
    </tr>
    <tr>
      <td className="x i" style={cardStyle.reflection}>
        <Passages passages={parseLightMarks(content.homilyText)} blaze={paints[color].blaze} />
      </td>
    </tr>
    {content.practice !== '' && (
      <tr>
        <td className="x d" {...bgcolorAttribute(practiceGround)} style={cardStyle.practice}>
          <p className="t" style={cardStyle.practiceHeading}>
            One thing to do today
          </p>
          <p style={cardStyle.practiceText}>{content.practice}</p>
        </td>
      </tr>
    )}
  </>
);

const After = ({ view: { previous: before, links, color } }: Part) => (
  <>
    <tr className="np">
      <td className="x" style={cardStyle.buttonCell}>
        <CardButton href={links.share} blaze={paints[color].blaze}>
          Share this page
        </CardButton>
      </td>
    </tr>
    {before !== null && (
      <tr>
        <td className="x" style={cardStyle.previousCell}>
          <Table isWide>
            <tr>
              <td className="l" style={cardStyle.previous}>
                <Table>
                  <tr>
                    <td
                      className="i"
                      valign="middle"
                      style={{ ...cardStyle.previousNumber, ...exactLineHeight }}
                    >
                      {Number(before.date.slice(-2))}
                    </td>
                    <td valign="middle">
                      <span className="f t" style={cardStyle.previousDay}>
                        {before.dayText}
                      </span>
                      <br />
                      <a className="i" href={before.link} style={cardStyle.previousTitle}>
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

const Footer = ({ view: { mailData, links } }: Part) => (
  <table
    role="presentation"
    width="100%"
    cellPadding={0}
    cellSpacing={0}
    border={0}
    align="center"
    style={cardStyle.foot}
  >
    <tbody>
      <tr>
        <td className="x f t" style={cardStyle.last}>
          <p className="f" style={cardStyle.lastText}>
            {subscriptionReason(mailData.siteName)}{' '}
            <a className="f" href={links.unsubscribe} style={cardStyle.lastLink}>
              Stop this mail
            </a>
            , or{' '}
            <a className="f" href={links.preferences} style={cardStyle.lastLink}>
              change its hour
            </a>
            . Your subscription stays as it is.
          </p>
          <p className="f" style={cardStyle.lastText}>
            {publisherLine(mailData)} Questions?{' '}
            <a className="f" href={`mailto:${mailData.supportEmail}`} style={cardStyle.lastLink}>
              {mailData.supportEmail}
            </a>
          </p>
        </td>
      </tr>
    </tbody>
  </table>
);
