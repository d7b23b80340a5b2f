import { type PlanId, plans } from '@wayfare/contracts/rules/plans';
import { sum, sumEachPeriod } from './billing-words.ts';
import { chargeComing } from './charge-coming.tsx';
import type { MailFacts } from './mail-facts.ts';
import type { WrittenMail } from './render-mail.tsx';
import { dayInWords, timeInWords } from './words.ts';

export interface RenewalComing {
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
