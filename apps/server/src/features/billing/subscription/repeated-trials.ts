import type { Clock } from '#adapters/clock/clock.ts';
import type { Db } from '#adapters/db/database.ts';
import type { ProviderSubscription } from '#adapters/payments/payments.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import { queueMail } from '#features/mail/queue-mail.ts';
import type { Customer } from './customer.ts';
import {
  addRepeatedTrial,
  claimTrialOfCard,
  findSubscription,
  isKnownAsRepeated,
} from './subscription-queries.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly cardHash: (name: string) => Uint8Array;
}

/** Trials that just began, with a card that had one before, under another name. One that we let begin goes on. */
export async function repeatedTrials(
  { db, clock, cardHash }: Needs,
  { personId }: Customer,
  subscriptions: readonly ProviderSubscription[],
): Promise<string[]> {
  const begun = (await findSubscription(db, personId))?.subscriptionId;
  const repeated: string[] = [];
  for (const { subscriptionId, status, cardFingerprint } of subscriptions) {
    if (status !== 'trialing' || cardFingerprint === null) continue;
    const claim = { cardHash: cardHash(cardFingerprint), subscriptionHash: cardHash(subscriptionId) };
    const isFirst = await claimTrialOfCard(db, { ...claim, now: clock.now() });
    if (!isFirst && subscriptionId !== begun) repeated.push(subscriptionId);
  }
  return repeated;
}

/** Nothing was charged: who comes without free days is welcome. */
export async function tellOfRepeatedTrials(
  { queue, clock, cardHash }: Omit<Needs, 'db'> & { readonly queue: Queue },
  within: Db,
  { email, name }: Customer,
  subscriptionIds: readonly string[],
): Promise<void> {
  for (const subscriptionId of subscriptionIds) {
    await addRepeatedTrial(within, cardHash(subscriptionId), clock.now());
    await queueMail(
      within,
      queue,
      {
        kind: 'subscription-ended',
        to: { name, address: email },
        endedAt: clock.now(),
        because: 'trial-repeated',
      },
      { key: `ended-${subscriptionId}` },
    );
  }
}

/** Whether that is what became of the person's subscription. */
export async function hasRepeatedTrial(
  { db, cardHash }: Pick<Needs, 'db' | 'cardHash'>,
  personId: string,
): Promise<boolean> {
  const kept = await findSubscription(db, personId);
  return kept !== null && isKnownAsRepeated(db, cardHash(kept.subscriptionId));
}
