import { type MailData, siteLink } from './mail-data.ts';
import { Action, Heading, Hint, Paragraph } from './mail-parts.tsx';
import { type RenderedMail, renderMail } from './render-mail.tsx';
import { formatTime, greeting } from './text.ts';

export interface ConfirmAddress {
  readonly name?: string | undefined;
  readonly email: string;
  readonly token: string;
  readonly expiresAt: Date;
}

export function confirmAddressMail(mailData: MailData, props: ConfirmAddress): RenderedMail {
  const { siteName, publicUrl, timeZone } = mailData;
  const link = siteLink(publicUrl, '/api/auth/confirm', { token: props.token, email: props.email });
  const until = `The link works once, until ${formatTime(props.expiresAt, timeZone)}. If it has expired, log in and ask for a new one.`;
  const welcome = `Welcome to ${siteName}. One step is left before you set out: tell us that this address is yours.`;
  const notYou = `If you did not sign up at ${siteName}, you can ignore this email, and no account will be opened.`;
  return renderMail(mailData, {
    subject: `Confirm your email for ${siteName}`,
    preview: 'One step is left before you set out.',
    body: (
      <>
        <Heading>Confirm your email</Heading>
        <Paragraph>{greeting(props.name)}</Paragraph>
        <Paragraph>{welcome}</Paragraph>
        <Action href={link}>Confirm my email</Action>
        <Hint>{until}</Hint>
        <Hint>{notYou}</Hint>
      </>
    ),
    text: [greeting(props.name), welcome, `Confirm your email:\n${link}`, until, notYou],
  });
}
