import { howToCancel } from './billing-words.ts';
import type { MailFacts } from './mail-facts.ts';
import { Action, Heading, Hint, Paragraph } from './mail-parts.tsx';
import { type Particular, Particulars, particularsInText } from './particulars.tsx';
import { paths } from './paths.ts';
import { renderMail, type WrittenMail } from './render-mail.tsx';
import { siteLink } from './site-link.ts';
import { greeting } from './words.ts';

interface ChargeComing {
  readonly name: string | undefined;
  readonly subject: string;
  readonly preview: string;
  readonly heading: string;
  readonly lead: string;
  readonly rows: readonly Particular[];
  readonly orNot: string;
}

const goOn = 'If you would like to go on, there is nothing to do.';

/** The reminders that the terms promise: the date, the sum, and the way to cancel, in time to act on them. */
export function chargeComing(facts: MailFacts, words: ChargeComing): WrittenMail {
  const { name, subject, preview, heading, lead, rows, orNot } = words;
  const link = siteLink(facts.publicUrl, paths.subscription);
  return renderMail(facts, {
    subject,
    preview,
    body: (
      <>
        <Heading>{heading}</Heading>
        <Paragraph>{greeting(name)}</Paragraph>
        <Paragraph>{lead}</Paragraph>
        <Particulars rows={rows} />
        <Paragraph>{goOn}</Paragraph>
        <Paragraph>{orNot}</Paragraph>
        <Action href={link}>Change or cancel</Action>
        <Hint>{howToCancel(facts)}</Hint>
      </>
    ),
    text: [
      greeting(name),
      lead,
      particularsInText(rows),
      goOn,
      orNot,
      `Change or cancel:\n${link}`,
      howToCancel(facts),
    ],
  });
}
