import { type MailData, paths, siteLink } from './mail-data.ts';
import { Action, Heading, Paragraph } from './mail-parts.tsx';
import { type RenderedMail, renderMail } from './render-mail.tsx';
import { formatDay, greeting } from './text.ts';

export interface HomiliesMissing {
  readonly name?: string | undefined;
  /** Upcoming dates without a published homily. */
  readonly dates: readonly string[];
}

/** Sent to the editors. */
export function homiliesMissingMail(mailData: MailData, { name, dates }: HomiliesMissing): RenderedMail {
  const link = siteLink(mailData.publicUrl, paths.homilies);
  const days = dates.map((date) => formatDay(new Date(`${date}T12:00:00Z`), 'UTC'));
  const lead =
    dates.length === 1
      ? 'One of the next days has no published homily:'
      : `${dates.length} of the next days have no published homily:`;
  const meaning =
    'On a day without one, no email goes out. One that is published late is still emailed until noon.';
  return renderMail(mailData, {
    subject: `No homily yet for ${days[0] ?? 'the next days'}`,
    preview: meaning,
    body: (
      <>
        <Heading>Homilies are missing</Heading>
        <Paragraph>{greeting(name)}</Paragraph>
        <Paragraph>{lead}</Paragraph>
        <ul>
          {days.map((day) => (
            <li key={day}>{day}</li>
          ))}
        </ul>
        <Paragraph>{meaning}</Paragraph>
        <Action href={link}>Open the homilies</Action>
      </>
    ),
    text: [greeting(name), lead, days.join('\n'), meaning, `Open the homilies:\n${link}`],
  });
}
