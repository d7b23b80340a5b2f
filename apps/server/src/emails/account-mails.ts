import { type PlanId, plans } from '@wayfare/contracts/rules/plans';
import { type MailData, paths, siteLink } from './mail-data.ts';
import type { RenderedMail } from './mail-page.tsx';
import { action, hint, linkedParagraph, paragraph, salutation } from './mail-parts.tsx';
import { renderMail } from './render-mail.tsx';
import { formatPricePerPeriod, formatTime, formatUsdShort, howToCancel } from './text.ts';

interface Recipient {
  readonly name?: string | undefined;
}

interface ConfirmAddress extends Recipient {
  readonly email: string;
  readonly token: string;
  readonly expiresAt: Date;
}

export function confirmAddressMail(
  mailData: MailData,
  { name, email, token, expiresAt }: ConfirmAddress,
): RenderedMail {
  const { siteName, publicUrl, timeZone } = mailData;
  const link = siteLink(publicUrl, '/api/auth/confirm', { token, email });
  return renderMail(mailData, {
    subject: `Confirm your email for ${siteName}`,
    preview: 'One step is left before you set out.',
    heading: 'Confirm your email',
    parts: [
      salutation(name),
      paragraph(
        `Welcome to ${siteName}. One step is left before you set out: tell us that this address is yours.`,
      ),
      { ...action('Confirm my email', link), text: `Confirm your email:\n${link}` },
      hint(
        `The link works once, until ${formatTime(expiresAt, timeZone)}. If it has expired, log in and ask for a new one.`,
      ),
      hint(
        `If you did not sign up at ${siteName}, you can ignore this email, and no account will be opened.`,
      ),
    ],
  });
}

interface ResetPassword extends Recipient {
  readonly token: string;
  readonly expiresAt: Date;
}

export function resetPasswordMail(
  mailData: MailData,
  { name, token, expiresAt }: ResetPassword,
): RenderedMail {
  const { siteName, publicUrl, timeZone } = mailData;
  return renderMail(mailData, {
    subject: `Choose a new password for ${siteName}`,
    preview: 'The link inside works once, for a short while.',
    heading: 'Choose a new password',
    parts: [
      salutation(name),
      paragraph(`Somebody, we hope it was you, asked for a new password for your account at ${siteName}.`),
      action('Choose a new password', siteLink(publicUrl, '/reset', { token })),
      hint(
        `The link works once, until ${formatTime(expiresAt, timeZone)}. Asking for another ends it. A new password signs you out wherever you are signed in.`,
      ),
      hint('If it was not you, you can ignore this email: your password stays as it is.'),
    ],
  });
}

interface PasswordChanged extends Recipient {
  readonly changedAt: Date;
}

export function passwordChangedMail(mailData: MailData, { name, changedAt }: PasswordChanged): RenderedMail {
  const { siteName, publicUrl, supportEmail, timeZone } = mailData;
  const nothingToDo = 'If that was you, there is nothing to do.';
  return renderMail(mailData, {
    subject: `Your password for ${siteName} was changed`,
    preview: nothingToDo,
    heading: 'Your password was changed',
    parts: [
      salutation(name),
      paragraph(
        `The password of your account at ${siteName} was changed on ${formatTime(changedAt, timeZone)}.`,
      ),
      paragraph(nothingToDo),
      linkedParagraph(
        'If it was not, ',
        { label: 'choose a new password', href: siteLink(publicUrl, paths.forgot) },
        ' now, and write to ',
        { label: supportEmail, href: `mailto:${supportEmail}` },
        '.',
      ),
    ],
  });
}

export function alreadyMemberMail(mailData: MailData, { name }: Recipient): RenderedMail {
  const { siteName, publicUrl } = mailData;
  return renderMail(mailData, {
    subject: `You already have an account at ${siteName}`,
    preview: 'Log in with the password that you chose, or choose a new one.',
    heading: 'You already have an account',
    parts: [
      salutation(name),
      paragraph(
        `Somebody, we hope it was you, tried to sign up at ${siteName} with this address. It has an account already, so no second one was made.`,
      ),
      action('Log in', siteLink(publicUrl, paths.login)),
      linkedParagraph(
        'If you no longer know your password, ',
        { label: 'choose a new one', href: siteLink(publicUrl, paths.forgot) },
        '.',
      ),
      hint('If it was not you, you can ignore this email: nothing has happened to your account.'),
    ],
  });
}

interface Welcome extends Recipient {
  readonly plan: PlanId | null;
  readonly trialEndsAt: Date | null;
}

const newPage =
  'Each morning there is one new page: the Gospel of the day, and a reflection on it that takes about four minutes.';
const byMail = 'It also comes to you by email, which you can stop in Settings at any time.';

export function welcomeMail(mailData: MailData, { name, plan, trialEndsAt }: Welcome): RenderedMail {
  const { siteName, publicUrl } = mailData;
  return renderMail(mailData, {
    subject: `Welcome to ${siteName}`,
    preview: 'Your email is confirmed. Here is what comes each morning.',
    heading: 'Welcome',
    parts: [
      salutation(name),
      paragraph(`Your email is confirmed, and your account at ${siteName} is open.`),
      ...(plan === null
        ? [
            paragraph(newPage),
            paragraph(
              'To read the pages in full, choose a plan. Before you pay, you see what is charged, and when.',
            ),
            action('Choose a plan', siteLink(publicUrl, paths.subscription)),
          ]
        : [
            paragraph(`${newPage} ${byMail}`),
            action('Read today’s page', siteLink(publicUrl, paths.today)),
            hint(describePrice(mailData, plan, trialEndsAt)),
            hint(howToCancel(mailData)),
          ]),
    ],
  });
}

function describePrice({ timeZone }: MailData, plan: PlanId, trialEndsAt: Date | null): string {
  const { amountMinor } = plans[plan].price;
  return trialEndsAt === null
    ? `You pay ${formatPricePerPeriod(amountMinor, plan)}, until you cancel.`
    : `Your trial is free until ${formatTime(trialEndsAt, timeZone)}. Unless you cancel before then, ${formatUsdShort(amountMinor)} is charged that day, and again each ${plans[plan].interval} until you cancel.`;
}

const erased =
  'Your name, your email address, your password’s verifier and your preferences are erased. Your subscription, if you had one, was canceled first, and nothing more will be charged.';
const retained =
  'The law makes us keep the records of payments and donations, with the name and address on them, for seven years, or longer if tax or charity law says so. If you had a free trial, we also keep a scrambled mark of your address, from which it cannot be read, so that the trial is not given twice.';
const backups = 'Backups can hold what was erased until they are replaced, which takes some weeks.';

export function accountDeletedMail(mailData: MailData, { name }: Recipient): RenderedMail {
  const { siteName, publicUrl, supportEmail } = mailData;
  return renderMail(mailData, {
    subject: `Your account at ${siteName} is deleted`,
    preview: 'What was erased, and what the law makes us keep.',
    heading: 'Your account is deleted',
    parts: [
      salutation(name),
      paragraph(`As you asked, your account at ${siteName} is deleted. Go well.`),
      paragraph(erased),
      paragraph(retained),
      linkedParagraph(
        `${backups} `,
        { label: 'The privacy page', href: siteLink(publicUrl, paths.privacy) },
        ' says the rest.',
      ),
      hint(`If you did not ask for this, write to ${supportEmail} at once.`),
    ],
  });
}
