import type { Db } from '#adapters/db/database.ts';
import { queueMail } from '#features/mail/queue-mail.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { findSubscription } from './subscription-queries.ts';

interface NewMember {
  readonly personId: string;
  readonly name: string;
  readonly email: string;
}

/** What the new member has, and until when it is free. */
export async function welcome(
  { queue, billingClock }: Pick<BillingDeps, 'queue' | 'billingClock'>,
  within: Db,
  { personId, name, email }: NewMember,
): Promise<void> {
  const subscription = await findSubscription(within, personId);
  const trialEndsAt = subscription?.trialEndsAt ?? null;
  await queueMail(
    within,
    queue,
    {
      kind: 'welcome',
      to: { name, address: email },
      plan: subscription?.plan ?? null,
      trialEndsAt: trialEndsAt !== null && trialEndsAt > billingClock.now() ? trialEndsAt : null,
    },
    { key: `welcome:${personId}` },
  );
}
