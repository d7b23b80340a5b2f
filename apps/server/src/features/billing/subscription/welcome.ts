import type { Clock } from '#adapters/clock/clock.ts';
import type { Db } from '#adapters/db/database.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import { queueMail } from '#features/mail/queue-mail.ts';
import { findSubscription } from './subscription-queries.ts';

interface NewMember {
  readonly personId: string;
  readonly name: string;
  readonly email: string;
}

/** What the new member has, and until when it is free. */
export async function welcome(
  within: Db,
  queue: Queue,
  clock: Clock,
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
      trialEndsAt: trialEndsAt !== null && trialEndsAt > clock.now() ? trialEndsAt : null,
    },
    { key: `welcome:${personId}` },
  );
}
