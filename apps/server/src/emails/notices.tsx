import { type MailData, paths, siteLink } from './mail-data.ts';
import type { RenderedMail } from './mail-page.tsx';
import { action, hint, paragraph, salutation, style } from './mail-parts.tsx';
import { renderMail } from './render-mail.tsx';
import { formatDay, oneLine, toSafeName } from './text.ts';

interface FeedShared {
  readonly name?: string | undefined;
  /** The name that the member gave to the address. */
  readonly feedName: string;
}

/** Sent once per address. Not a warning, because some apps fetch from many networks. */
export function feedSharedMail(mailData: MailData, { name, feedName }: FeedShared): RenderedMail {
  const safeName = toSafeName(feedName);
  const which =
    safeName === undefined ? 'One of your podcast addresses' : `Your podcast address “${safeName}”`;
  return renderMail(mailData, {
    subject: `Your podcast address at ${mailData.siteName}`,
    preview: 'It is asked for from many places. Usually there is nothing to do.',
    heading: 'Is your podcast address still yours alone?',
    parts: [
      salutation(name),
      paragraph(`${which} was asked for from more than twenty networks in a week.`),
      paragraph(
        'That may be harmless: some apps ask from many places for everybody who uses them. If it is one of those, there is nothing to do, and you won’t hear of it again.',
      ),
      paragraph(
        'But if the address came into other hands, you can close it and make a new one. Nothing else of yours can be reached by it.',
      ),
      action('See your podcast addresses', siteLink(mailData.publicUrl, `${paths.settings}#podcast`)),
    ],
  });
}

interface HomiliesMissing {
  readonly name?: string | undefined;
  /** Upcoming dates without a published homily. */
  readonly dates: readonly string[];
}

/** Sent to the editors. */
export function homiliesMissingMail(mailData: MailData, { name, dates }: HomiliesMissing): RenderedMail {
  const days = dates.map((date) => formatDay(new Date(`${date}T12:00:00Z`), 'UTC'));
  const meaning =
    'On a day without one, no email goes out. One that is published late is still emailed until noon.';
  return renderMail(mailData, {
    subject: `No homily yet for ${days[0] ?? 'the next days'}`,
    preview: meaning,
    heading: 'Homilies are missing',
    parts: [
      salutation(name),
      paragraph(
        dates.length === 1
          ? 'One of the next days has no published homily:'
          : `${dates.length} of the next days have no published homily:`,
      ),
      {
        html: (
          <ul className="i t" style={style.paragraph}>
            {days.map((day) => (
              <li key={day}>{day}</li>
            ))}
          </ul>
        ),
        text: days.join('\n'),
      },
      paragraph(meaning),
      action('Open the homilies', siteLink(mailData.publicUrl, paths.homilies)),
    ],
  });
}

interface OperatorNotice {
  readonly subject: string;
  readonly lines: readonly string[];
}

/** Notices contain data from outside, so lines are truncated rather than rejected. */
const maxSubjectLength = 160;
const maxLineLength = 500;

export function operatorNoticeMail(mailData: MailData, notice: OperatorNotice): RenderedMail {
  const subject = oneLine(notice.subject, maxSubjectLength);
  const nonEmptyLines = notice.lines
    .map((line) => oneLine(line, maxLineLength))
    .filter((line) => line !== '');
  const lines = [...new Set(nonEmptyLines)];
  return renderMail(mailData, {
    subject: `${mailData.siteName}, for the operator: ${subject}`,
    preview: lines[0] ?? subject,
    heading: subject,
    parts: [
      { html: null, text: subject },
      ...lines.map(paragraph),
      hint('This mail is for the operator of the site.'),
    ],
  });
}

/** The mail of `wayfare mail test`. */
export function probeMail(mailData: MailData): RenderedMail {
  const message = `The operator of ${mailData.siteName} sent this mail to see that mails arrive. There is nothing to do.`;
  return renderMail(mailData, {
    subject: `${mailData.siteName}: mails arrive`,
    preview: message,
    heading: 'Mails arrive',
    parts: [paragraph(message)],
  });
}
