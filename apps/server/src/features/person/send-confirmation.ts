import { addTime, days } from '@wayfare/contracts/rules/durations';
import type { Db } from '#adapters/db/database.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import type { Clock } from '#clock.ts';
import { queueMail } from '../mail/mail-order.ts';
import { addConfirmationLink } from './confirmation-link-queries.ts';
import { hashOf, newToken } from './secret-token.ts';
import { type OpenSignup, setPaid } from './signup-queries.ts';

export interface Post {
  readonly queue: Queue;
  readonly clock: Clock;
}

/**
 * A subscription of this person's is live, so the signup is paid: it is kept until it is confirmed, and the link goes
 * out. In the caller's transaction, and once, however often it is called. Nothing happens for a person without an open
 * signup.
 */
export async function setSignupPaid(within: Db, post: Post, personId: string): Promise<void> {
  const signup = await setPaid(within, personId, post.clock.now());
  if (signup !== null) await sendConfirmation(within, post, signup);
}

const linkMs = days(1);

/** A new link and its mail, in the caller's transaction. */
export async function sendConfirmation(
  within: Db,
  { queue, clock }: Post,
  { signupId, name, email }: Pick<OpenSignup, 'signupId' | 'name' | 'email'>,
): Promise<void> {
  const token = newToken();
  const createdAt = clock.now();
  const expiresAt = addTime(createdAt, linkMs);
  await addConfirmationLink(within, { tokenHash: hashOf(token), signupId, createdAt, expiresAt });
  const to = { name, address: email };
  await queueMail(within, queue, { kind: 'confirm-address', to, token, expiresAt });
}
