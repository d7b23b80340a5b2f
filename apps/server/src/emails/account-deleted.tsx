import { type MailData, paths, siteLink } from './mail-data.ts';
import { Heading, Hint, Paragraph, TextLink } from './mail-parts.tsx';
import { type RenderedMail, renderMail } from './render-mail.tsx';
import { greeting } from './text.ts';

export interface AccountDeleted {
  readonly name?: string | undefined;
}

const erased =
  'Your name, your email address, your password’s verifier and your preferences are erased. Your subscription, if you had one, was canceled first, and nothing more will be charged.';
const retained =
  'The law makes us keep the records of payments and donations, with the name and address on them, for seven years, or longer if tax or charity law says so. If you had a free trial, we also keep a scrambled mark of your address, from which it cannot be read, so that the trial is not given twice.';
const backups = 'Backups can hold what was erased until they are replaced, which takes some weeks.';

export function accountDeletedMail(mailData: MailData, { name }: AccountDeleted): RenderedMail {
  const { siteName, publicUrl, supportEmail } = mailData;
  const privacy = siteLink(publicUrl, paths.privacy);
  const deleted = `As you asked, your account at ${siteName} is deleted. Go well.`;
  const notYou = `If you did not ask for this, write to ${supportEmail} at once.`;
  return renderMail(mailData, {
    subject: `Your account at ${siteName} is deleted`,
    preview: 'What was erased, and what the law makes us keep.',
    body: (
      <>
        <Heading>Your account is deleted</Heading>
        <Paragraph>{greeting(name)}</Paragraph>
        <Paragraph>{deleted}</Paragraph>
        <Paragraph>{erased}</Paragraph>
        <Paragraph>{retained}</Paragraph>
        <Paragraph>
          {backups} <TextLink href={privacy}>The privacy page</TextLink> says the rest.
        </Paragraph>
        <Hint>{notYou}</Hint>
      </>
    ),
    text: [
      greeting(name),
      deleted,
      erased,
      retained,
      `${backups} The privacy page says the rest:\n${privacy}`,
      notYou,
    ],
  });
}
