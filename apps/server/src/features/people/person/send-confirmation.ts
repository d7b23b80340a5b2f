import { later } from '@wayfare/contracts/rules/durations';
import type { Clock } from '#adapters/clock/clock.ts';
import type { Db } from '#adapters/db/database.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import { queueMail } from '#features/mail/queue-mail.ts';
import { confirmationLimits } from '../auth-limits.ts';
import { addLink } from './confirmation-link-queries.ts';
import { hashOf, newToken } from './secret-token.ts';
import type { OpenSignup } from './signup-queries.ts';

export interface Post {
  readonly queue: Queue;
  readonly clock: Clock;
}

/** A new link and its mail, in the caller's transaction. */
export async function sendConfirmation(
  within: Db,
  { queue, clock }: Post,
  { signupId, name, email }: Pick<OpenSignup, 'signupId' | 'name' | 'email'>,
): Promise<void> {
  const token = newToken();
  const createdAt = clock.now();
  const expiresAt = later(createdAt, confirmationLimits.linkMs);
  await addLink(within, { tokenHash: hashOf(token), signupId, createdAt, expiresAt });
  const to = { name, address: email };
  await queueMail(within, queue, { kind: 'confirm-address', to, token, expiresAt });
}
