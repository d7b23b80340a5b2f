import type { MailData } from './mail-data.ts';
import { Heading, Paragraph } from './mail-parts.tsx';
import { type RenderedMail, renderMail } from './render-mail.tsx';

/** For whoever runs the site, to see that mails arrive. */
export function probeMail(mailData: MailData): RenderedMail {
  const said = `Whoever runs ${mailData.siteName} sent this mail to see that mails arrive. There is nothing to do.`;
  return renderMail(mailData, {
    subject: `${mailData.siteName}: mails arrive`,
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
