import type { MailData } from './mail-data.ts';
import { Heading, Paragraph } from './mail-parts.tsx';
import { type RenderedMail, renderMail } from './render-mail.tsx';

/** The mail of `wayfare mail test`. */
export function probeMail(mailData: MailData): RenderedMail {
  const message = `Whoever runs ${mailData.siteName} sent this mail to see that mails arrive. There is nothing to do.`;
  return renderMail(mailData, {
    subject: `${mailData.siteName}: mails arrive`,
    preview: message,
    body: (
      <>
        <Heading>Mails arrive</Heading>
        <Paragraph>{message}</Paragraph>
      </>
    ),
    text: [message],
  });
}
