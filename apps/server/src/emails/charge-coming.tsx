import { type PlanId, plans } from '@wayfare/contracts/rules/plans';
import { type MailFacts, paths, siteLink } from './mail-data.ts';
import {
  Action,
  Heading,
  Hint,
  Paragraph,
  type Particular,
  Particulars,
  particularsInText,
} from './mail-parts.tsx';
import { renderMail, type WrittenMail } from './render-mail.tsx';
import { dayInWords, greeting, howToCancel, sum, sumEachPeriod, timeInWords } from './text.ts';

interface ChargeComing {
  readonly name: string | undefined;
  readonly subject: string;
  readonly preview: string;
  readonly heading: string;
  readonly lead: string;
  readonly rows: readonly Particular[];
  readonly orNot: string;
}

const goOn = 'If you would like to go on, there is nothing to do.';

/** The reminders that the terms promise: the date, the sum, and the way to cancel, in time to act on them. */
function chargeComing(facts: MailFacts, words: ChargeComing): WrittenMail {
  const { name, subject, preview, heading, lead, rows, orNot } = words;
  const link = siteLink(facts.publicUrl, paths.subscription);
  return renderMail(facts, {
    subject,
    preview,
    body: (
      <>
        <Heading>{heading}</Heading>
        <Paragraph>{greeting(name)}</Paragraph>
        <Paragraph>{lead}</Paragraph>
        <Particulars rows={rows} />
        <Paragraph>{goOn}</Paragraph>
        <Paragraph>{orNot}</Paragraph>
        <Action href={link}>Change or cancel</Action>
        <Hint>{howToCancel(facts)}</Hint>
      </>
    ),
    text: [
      greeting(name),
      lead,
      particularsInText(rows),
      goOn,
      orNot,
      `Change or cancel:\n${link}`,
      howToCancel(facts),
    ],
  });
}

interface RenewalComing {
  readonly name?: string | undefined;
  readonly plan: PlanId;
  readonly dueAt: Date;
  readonly amountMinor: number;
}

export function renewalComingMail(facts: MailFacts, props: RenewalComing): WrittenMail {
  const { name, plan, dueAt, amountMinor } = props;
  const { siteName, timeZone } = facts;
  const { interval } = plans[plan];
  const day = dayInWords(dueAt, timeZone);
  const renewal = `${sumEachPeriod(amountMinor, plan)}, until you cancel`;
  return chargeComing(facts, {
    name,
    subject: `Your subscription to ${siteName} renews on ${day}`,
    preview: `${sum(amountMinor)} is charged for another ${interval}, unless you cancel before then.`,
    heading: 'Your subscription renews soon',
    lead: `Another ${interval} of ${siteName} is about to begin. Unless you cancel, it is charged to the card that you left with our payment provider.`,
    rows: [
      ['Renews', timeInWords(dueAt, timeZone)],
      ['Charge', sum(amountMinor)],
      ['After that', renewal],
    ],
    orNot: `If not, cancel before it renews, and nothing more is charged. You can still read to the end of the ${interval} that you have paid for.`,
  });
}

interface TrialEnding {
  readonly name?: string | undefined;
  readonly plan: PlanId;
  readonly trialEndsAt: Date;
  readonly amountMinor: number;
}

export function trialEndingMail(facts: MailFacts, props: TrialEnding): WrittenMail {
  const { name, plan, trialEndsAt, amountMinor } = props;
  const { siteName, timeZone } = facts;
  const day = dayInWords(trialEndsAt, timeZone);
  const renewal = `${sumEachPeriod(amountMinor, plan)}, until you cancel`;
  return chargeComing(facts, {
    name,
    subject: `Your free trial of ${siteName} ends on ${day}`,
    preview: `Then ${renewal}.`,
    heading: 'Your free trial is ending',
    lead: `Your free days at ${siteName} are nearly over. Unless you cancel, your plan begins when they end, and is charged to the card that you left with our payment provider.`,
    rows: [
      ['Trial ends', timeInWords(trialEndsAt, timeZone)],
      ['Charge', sum(amountMinor)],
      ['After that', renewal],
    ],
    orNot: 'If not, cancel before the trial ends, and nothing is charged. You can still read until it ends.',
  });
}
