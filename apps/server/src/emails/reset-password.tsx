import { type MailData, siteLink } from './mail-data.ts';
import { Action, Heading, Hint, Paragraph } from './mail-parts.tsx';
import { type RenderedMail, renderMail } from './render-mail.tsx';
import { formatTime, greeting } from './text.ts';

export interface ResetPassword {
  readonly name?: string | undefined;
  readonly token: string;
  readonly expiresAt: Date;
}

export function resetPasswordMail(mailData: MailData, props: ResetPassword): RenderedMail {
  const { siteName, publicUrl, timeZone } = mailData;
  const link = siteLink(publicUrl, '/reset', { token: props.token });
  const requested = `Somebody, we hope it was you, asked for a new password for your account at ${siteName}.`;
  const until = `The link works once, until ${formatTime(props.expiresAt, timeZone)}. Asking for another ends it. A new password signs you out wherever you are signed in.`;
  const notYou = 'If it was not you, you can ignore this email: your password stays as it is.';
  return renderMail(mailData, {
    subject: `Choose a new password for ${siteName}`,
    preview: 'The link inside works once, for a short while.',
    body: (
      <>
        <Heading>Choose a new password</Heading>
        <Paragraph>{greeting(props.name)}</Paragraph>
        <Paragraph>{requested}</Paragraph>
        <Action href={link}>Choose a new password</Action>
        <Hint>{until}</Hint>
        <Hint>{notYou}</Hint>
      </>
    ),
    text: [greeting(props.name), requested, `Choose a new password:\n${link}`, until, notYou],
  });
}
