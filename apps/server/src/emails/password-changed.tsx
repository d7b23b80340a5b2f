import { type MailData, paths, siteLink } from './mail-data.ts';
import { Heading, Paragraph, TextLink } from './mail-parts.tsx';
import { type RenderedMail, renderMail } from './render-mail.tsx';
import { formatTime, greeting } from './text.ts';

export interface PasswordChanged {
  readonly name?: string | undefined;
  readonly changedAt: Date;
}

export function passwordChangedMail(mailData: MailData, props: PasswordChanged): RenderedMail {
  const { siteName, publicUrl, supportEmail, timeZone } = mailData;
  const forgot = siteLink(publicUrl, paths.forgot);
  const changed = `The password of your account at ${siteName} was changed on ${formatTime(props.changedAt, timeZone)}.`;
  const itWasYou = 'If that was you, there is nothing to do.';
  return renderMail(mailData, {
    subject: `Your password for ${siteName} was changed`,
    preview: 'If that was you, there is nothing to do.',
    body: (
      <>
        <Heading>Your password was changed</Heading>
        <Paragraph>{greeting(props.name)}</Paragraph>
        <Paragraph>{changed}</Paragraph>
        <Paragraph>{itWasYou}</Paragraph>
        <Paragraph>
          If it was not, <TextLink href={forgot}>choose a new password</TextLink> now, and write to{' '}
          <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
        </Paragraph>
      </>
    ),
    text: [
      greeting(props.name),
      changed,
      itWasYou,
      `If it was not, choose a new password now, and write to ${supportEmail}:\n${forgot}`,
    ],
  });
}
