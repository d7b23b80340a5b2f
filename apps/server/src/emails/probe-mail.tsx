import type { MailFacts } from './mail-data.ts';
import { Heading, Paragraph } from './mail-parts.tsx';
import { renderMail, type WrittenMail } from './render-mail.tsx';

/** For whoever runs the site, to see that mails arrive. */
export function probeMail(facts: MailFacts): WrittenMail {
  const said = `Whoever runs ${facts.siteName} sent this mail to see that mails arrive. There is nothing to do.`;
  return renderMail(facts, {
    subject: `${facts.siteName}: mails arrive`,
    preview: said,
    body: (
      <>
        <Heading>Mails arrive</Heading>
        <Paragraph>{said}</Paragraph>
      </>
    ),
    text: [said],
  });
}
