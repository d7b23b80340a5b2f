import { addTime, days } from '@wayfare/contracts/rules/durations';
import type { Db } from '#adapters/db/database.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import type { Clock } from '#clock.ts';
import { queueMail } from '../mail/mail-order.ts';
import { addConfirmationLink } from './confirmation-link-queries.ts';
import { createToken, hashToken } from './secret-token.ts';
import { markSignupPaid, type PendingSignup } from './signup-queries.ts';

export interface MailQueueDeps {
  readonly queue: Queue;
  readonly clock: Clock;
}

/**
 * A subscription of this person's is live, so the signup is paid: it is kept until it is confirmed, and the link goes
 * out. In the caller's transaction, and once, however often it is called. Nothing happens for a person without an open
 * signup.
 */
export async function recordSignupPayment(tx: Db, post: MailQueueDeps, personId: string): Promise<void> {
  const signup = await markSignupPaid(tx, personId, post.clock.now());
  if (signup !== null) await sendConfirmationLink(tx, post, signup);
}

const linkLifetimeMs = days(1);

/** A new link and its mail, in the caller's transaction. */
export async function sendConfirmationLink(
  tx: Db,
  { queue, clock }: MailQueueDeps,
  { signupId, name, email }: Pick<PendingSignup, 'signupId' | 'name' | 'email'>,
): Promise<void> {
  const token = createToken();
  const createdAt = clock.now();
  const expiresAt = addTime(createdAt, linkLifetimeMs);
  await addConfirmationLink(tx, { tokenHash: hashToken(token), signupId, createdAt, expiresAt });
  const to = { name, address: email };
  await queueMail(tx, queue, { kind: 'confirm-address', to, token, expiresAt });
}
