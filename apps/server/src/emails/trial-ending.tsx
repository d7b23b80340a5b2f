import type { PlanId } from '@wayfare/contracts/rules/plans';
import { sum, sumEachPeriod } from './billing-words.ts';
import { chargeComing } from './charge-coming.tsx';
import type { MailFacts } from './mail-facts.ts';
import type { WrittenMail } from './render-mail.tsx';
import { dayInWords, timeInWords } from './words.ts';

export interface TrialEnding {
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
