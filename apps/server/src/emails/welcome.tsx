import { type PlanId, plans } from '@wayfare/contracts/rules/plans';
import { type MailFacts, paths, siteLink } from './mail-data.ts';
import { Action, Heading, Hint, Paragraph } from './mail-parts.tsx';
import { renderMail, type WrittenMail } from './render-mail.tsx';
import { greeting, howToCancel, sum, sumEachPeriod, timeInWords } from './text.ts';

export interface Welcome {
  readonly name?: string | undefined;
  readonly plan: PlanId | null;
  readonly trialEndsAt: Date | null;
}

interface WayOn {
  readonly words: readonly string[];
  readonly action: string;
  readonly href: string;
  readonly hints: readonly string[];
}

export function welcomeMail(facts: MailFacts, { name, plan, trialEndsAt }: Welcome): WrittenMail {
  const confirmed = `Your email is confirmed, and your account at ${facts.siteName} is open.`;
  const way = plan === null ? toThePlans(facts) : toTheReading(facts, plan, trialEndsAt);
  return renderMail(facts, {
    subject: `Welcome to ${facts.siteName}`,
    preview: 'Your email is confirmed. Here is what comes each morning.',
    body: (
      <>
        <Heading>Welcome</Heading>
        <Paragraph>{greeting(name)}</Paragraph>
        <Paragraph>{confirmed}</Paragraph>
        {way.words.map((words) => (
          <Paragraph key={words}>{words}</Paragraph>
        ))}
        <Action href={way.href}>{way.action}</Action>
        {way.hints.map((hint) => (
          <Hint key={hint}>{hint}</Hint>
        ))}
      </>
    ),
    text: [greeting(name), confirmed, ...way.words, `${way.action}:\n${way.href}`, ...way.hints],
  });
}

const newPage =
  'Each morning there is one new page: the Gospel of the day, and a reflection on it that takes about four minutes.';
const byMail = 'It also comes to you by email, which you can stop in Settings at any time.';

function toThePlans({ publicUrl }: MailFacts): WayOn {
  return {
    words: [
      newPage,
      'To read the pages in full, choose a plan. Before you pay, you see what is charged, and when.',
    ],
    action: 'Choose a plan',
    href: siteLink(publicUrl, paths.subscription),
    hints: [],
  };
}

function toTheReading(facts: MailFacts, plan: PlanId, trialEndsAt: Date | null): WayOn {
  const { amountMinor } = plans[plan].price;
  const price =
    trialEndsAt === null
      ? `You pay ${sumEachPeriod(amountMinor, plan)}, until you cancel.`
      : `Your trial is free until ${timeInWords(trialEndsAt, facts.timeZone)}. Unless you cancel before then, ${sum(amountMinor)} is charged that day, and again each ${plans[plan].interval} until you cancel.`;
  return {
    words: [`${newPage} ${byMail}`],
    action: 'Read today’s page',
    href: siteLink(facts.publicUrl, paths.today),
    hints: [price, howToCancel(facts)],
  };
}
