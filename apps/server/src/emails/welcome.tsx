import { type PlanId, plans } from '@wayfare/contracts/rules/plans';
import { type MailData, paths, siteLink } from './mail-data.ts';
import { Action, Heading, Hint, Paragraph } from './mail-parts.tsx';
import { type RenderedMail, renderMail } from './render-mail.tsx';
import { formatPricePerPeriod, formatTime, formatUsdShort, greeting, howToCancel } from './text.ts';

export interface Welcome {
  readonly name?: string | undefined;
  readonly plan: PlanId | null;
  readonly trialEndsAt: Date | null;
}

interface NextStep {
  readonly paragraphs: readonly string[];
  readonly action: string;
  readonly href: string;
  readonly hints: readonly string[];
}

export function welcomeMail(mailData: MailData, { name, plan, trialEndsAt }: Welcome): RenderedMail {
  const confirmed = `Your email is confirmed, and your account at ${mailData.siteName} is open.`;
  const step = plan === null ? choosePlanStep(mailData) : readTodayStep(mailData, plan, trialEndsAt);
  return renderMail(mailData, {
    subject: `Welcome to ${mailData.siteName}`,
    preview: 'Your email is confirmed. Here is what comes each morning.',
    body: (
      <>
        <Heading>Welcome</Heading>
        <Paragraph>{greeting(name)}</Paragraph>
        <Paragraph>{confirmed}</Paragraph>
        {step.paragraphs.map((text) => (
          <Paragraph key={text}>{text}</Paragraph>
        ))}
        <Action href={step.href}>{step.action}</Action>
        {step.hints.map((hint) => (
          <Hint key={hint}>{hint}</Hint>
        ))}
      </>
    ),
    text: [greeting(name), confirmed, ...step.paragraphs, `${step.action}:\n${step.href}`, ...step.hints],
  });
}

const newPage =
  'Each morning there is one new page: the Gospel of the day, and a reflection on it that takes about four minutes.';
const byMail = 'It also comes to you by email, which you can stop in Settings at any time.';

function choosePlanStep({ publicUrl }: MailData): NextStep {
  return {
    paragraphs: [
      newPage,
      'To read the pages in full, choose a plan. Before you pay, you see what is charged, and when.',
    ],
    action: 'Choose a plan',
    href: siteLink(publicUrl, paths.subscription),
    hints: [],
  };
}

function readTodayStep(mailData: MailData, plan: PlanId, trialEndsAt: Date | null): NextStep {
  const { amountMinor } = plans[plan].price;
  const price =
    trialEndsAt === null
      ? `You pay ${formatPricePerPeriod(amountMinor, plan)}, until you cancel.`
      : `Your trial is free until ${formatTime(trialEndsAt, mailData.timeZone)}. Unless you cancel before then, ${formatUsdShort(amountMinor)} is charged that day, and again each ${plans[plan].interval} until you cancel.`;
  return {
    paragraphs: [`${newPage} ${byMail}`],
    action: 'Read today’s page',
    href: siteLink(mailData.publicUrl, paths.today),
    hints: [price, howToCancel(mailData)],
  };
}
