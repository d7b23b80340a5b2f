import { type MailData, paths, siteLink } from './mail-data.ts';
import { Action, Heading, Hint, Paragraph, TextLink } from './mail-parts.tsx';
import { type RenderedMail, renderMail } from './render-mail.tsx';
import { greeting } from './text.ts';

export interface AlreadyMember {
  readonly name?: string | undefined;
}

export function alreadyMemberMail(mailData: MailData, { name }: AlreadyMember): RenderedMail {
  const { siteName, publicUrl } = mailData;
  const login = siteLink(publicUrl, paths.login);
  const forgot = siteLink(publicUrl, paths.forgot);
  const tried = `Somebody, we hope it was you, tried to sign up at ${siteName} with this address. It has an account already, so no second one was made.`;
  const notYou = 'If it was not you, you can ignore this email: nothing has happened to your account.';
  return renderMail(mailData, {
    subject: `You already have an account at ${siteName}`,
    preview: 'Log in with the password that you chose, or choose a new one.',
    body: (
      <>
        <Heading>You already have an account</Heading>
        <Paragraph>{greeting(name)}</Paragraph>
        <Paragraph>{tried}</Paragraph>
        <Action href={login}>Log in</Action>
        <Paragraph>
          If you no longer know your password, <TextLink href={forgot}>choose a new one</TextLink>.
        </Paragraph>
        <Hint>{notYou}</Hint>
      </>
    ),
    text: [
      greeting(name),
      tried,
      `Log in:\n${login}`,
      `If you no longer know your password, choose a new one:\n${forgot}`,
      notYou,
    ],
  });
}
