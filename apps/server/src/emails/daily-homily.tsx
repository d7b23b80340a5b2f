/* oxlint-disable jsx-a11y/control-has-associated-label -- table cells are layout, not controls */
import { parseLightMarks, stripLightMarks } from '@wayfare/contracts/rules/light-marks';
import {
  type DailyHomily,
  type DailyMailView,
  dailyHomilyText,
  publisherLine,
  subscriptionReason,
  toDailyMailView,
} from './daily-text.ts';
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
  Verses,
  withIndex,
} from './day-card-parts.tsx';
import type { MailData } from './mail-data.ts';
import { FooterLink, FooterText, type RenderedMail, renderMailPage } from './mail-page.tsx';
import { oneLine } from './text.ts';

const maxSubjectLength = 160;
const maxPreviewLength = 200;

/** The morning mail. It is the same for every reader except for the unsubscribe link. */
export function dailyHomilyMail(mailData: MailData, homily: DailyHomily): RenderedMail {
  const view = toDailyMailView(mailData, homily);
  const name = homily.content.title || view.celebration;
  const subject = oneLine(view.reference === '' ? name : `${name} · ${view.reference}`, maxSubjectLength);
  const preview = firstSentence(homily.content.homilyText) || view.celebration;
  return {
    subject,
    html: renderMailPage({
      siteName: mailData.siteName,
      subject,
      preview,
      color: view.color,
      aside: <ReadOnSite view={view} />,
      rows: <DayCard view={view} />,
      footer: <DayFooter view={view} />,
    }),
    text: dailyHomilyText(view),
  };
}

/** A full stop after these does not end a sentence. */
const abbreviation = /(?<!\p{L})(?:Mr|Mrs|Ms|Dr|Fr|Sr|St|Sts)\. *$/u;

/** Shown beside the subject in the inbox. */
function firstSentence(text: string): string {
  const beginning = oneLine(stripLightMarks(text), 1_000);
  let sentence = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(beginning)) {
    sentence += segment;
    if (!abbreviation.test(sentence.slice(-8))) break;
  }
  return oneLine(sentence, maxPreviewLength);
}

interface Part {
  readonly view: DailyMailView;
}

/** The morning mail below the name of the site. */
const DayCard = ({ view }: Part) => (
  <>
    <DayRows view={view} />
    <Gospel view={view} />
    <Reflection view={view} />
    <After view={view} />
  </>
);

const ReadOnSite = ({ view: { links } }: Part) => (
  <td className="t np" align="right">
    <a className="f" href={links.read} style={cardStyle.aside}>
      Read it on the site
    </a>
  </td>
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

const DayFooter = ({ view: { mailData, links } }: Part) => (
  <>
    <FooterText>
      {subscriptionReason(mailData.siteName)} <FooterLink href={links.unsubscribe}>Stop this mail</FooterLink>
      , or <FooterLink href={links.preferences}>change its hour</FooterLink>. Your subscription stays as it
      is.
    </FooterText>
    <FooterText>
      {publisherLine(mailData)} Questions?{' '}
      <FooterLink href={`mailto:${mailData.supportEmail}`}>{mailData.supportEmail}</FooterLink>
    </FooterText>
  </>
);
