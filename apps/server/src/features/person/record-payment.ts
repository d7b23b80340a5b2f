import { addTime, days } from '@wayfare/contracts/rules/durations';
import type { Db } from '#adapters/db/database.ts';
import type { AppDeps } from '#app-deps.ts';
import { queueMail } from '../mail/mail-order.ts';
import { addConfirmationLink } from './confirmation-link-queries.ts';
import { createToken, hashToken } from './secret-token.ts';
import { markSignupPaid, type PendingSignup } from './signup-queries.ts';

export type MailQueueDeps = Pick<AppDeps, 'queue' | 'clock'>;

/**
 * Marks the pending sign-up of the person as paid, and mails the confirmation link. Does nothing if it is paid already,
 * or if there is none.
 */
export async function recordSignupPayment(tx: Db, deps: MailQueueDeps, personId: string): Promise<void> {
  const signup = await markSignupPaid(tx, personId, deps.clock.now());
  if (signup !== null) await sendConfirmationLink(tx, deps, signup);
}

const linkLifetimeMs = days(1);

/** Creates a link and queues its mail, in the caller's transaction. */
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
