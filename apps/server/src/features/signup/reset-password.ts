import { addTime } from '@wayfare/contracts/rules/durations';
import type { Db } from '#adapters/db/database.ts';
import type { Job } from '#adapters/queue/queue.ts';
import { queueMail } from '#features/mail/mail-order.ts';
import { withLease } from '#features/person/lease-queries.ts';
import { problem } from '#http/responses/problems.ts';
import { createToken, hashToken } from '#secret-token.ts';
import {
  findRequestedEmail,
  hasReachedMailLimit,
  requestRetries,
  resetLimits,
  type SignupDeps,
} from './rate-limits.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import {
  addResetLink,
  countResetLinks,
  findResetLinkOwner,
  markResetLinkUsed,
  revokeResetLinks,
} from './reset-link-queries.ts';

export type ResetDeps = Pick<SignupDeps, 'db' | 'queue' | 'clock' | 'identity' | 'limits'>;

export const resetRequestJob = 'reset-request';

/** Processes queued requests until the queue stops. */
export async function processResetRequests(deps: ResetDeps): Promise<void> {
  await deps.queue.process(resetRequestJob, (job) => processResetRequest(deps, job), requestRetries);
}

export async function processResetRequest(deps: ResetDeps, job: Pick<Job, 'secret'>): Promise<void> {
  const email = await findRequestedEmail(deps.limits, job);
  if (email !== null) await sendResetLink(deps, email);
}

/** Does nothing if the address has no account. */
export async function sendResetLink({ db, clock, identity }: ResetDeps, email: string): Promise<void> {
  const account = await identity.findByEmail(email);
  if (account === null) return;
  // An unconfirmed account needs its confirmation link, not a new password.
  if (!account.isConfirmed) {
    await resendConfirmation({ db, clock }, email);
    return;
  }
  const { sub } = account;
  const to = { name: account.name, address: account.email };
  // Without the lease, concurrent requests would leave several valid links.
  await withLease(db, `reset ${sub}`, () =>
    db.transaction(async (tx) => {
      const createdAt = clock.now();
      if (hasReachedMailLimit(await countResetLinks(tx, sub, createdAt))) return;
      const token = createToken();
      const expiresAt = addTime(createdAt, resetLimits.linkLifetimeMs);
      await revokeResetLinks(tx, sub, createdAt);
      await addResetLink(tx, { tokenHash: hashToken(token), sub, createdAt, expiresAt });
      await queueMail(tx, { kind: 'reset-password', to, token, expiresAt });
    }),
  );
}

/**
 * Concurrent calls for one account wait for the first, and then find their links revoked. The link is marked as used
 * after the password is set, so that a refused password or a crash leaves it valid. Returns the address to log in with,
 * null if the account was deleted meanwhile.
 */
export async function resetPassword(
  deps: ResetDeps,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<string | null> {
  const { db, clock } = deps;
  const tokenHash = hashToken(token);
  // Unknown tokens must not take leases.
  const sub = await findResetLinkOwner(db, tokenHash, clock.now());
  if (sub === null) throw problem('reset_expired');
  return withLease(db, `reset ${sub}`, () => setPasswordByLink(deps, tokenHash, password));
}

async function setPasswordByLink(
  { db, clock, identity }: ResetDeps,
  tokenHash: Uint8Array,
  password: string,
): Promise<string | null> {
  const changedAt = clock.now();
  const sub = await findResetLinkOwner(db, tokenHash, changedAt);
  if (sub === null) throw problem('reset_expired');
  const outcome = await identity.setPassword(sub, password);
  if (outcome.status === 'refused') throw problem('password_refused', { message: outcome.message });
  if (outcome.status === 'not-found') throw problem('reset_expired');
  const account = await identity.findBySub(sub);
  await db.transaction(async (tx) => {
    const isFirst = await markResetLinkUsed(tx, tokenHash, changedAt);
    await revokeResetLinks(tx, sub, changedAt);
    if (!isFirst || account === null) return;
    const to = { name: account.name, address: account.email };
    await queueMail(tx, { kind: 'password-changed', to, changedAt });
  });
  return account?.email ?? null;
}

interface PasswordChange {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
  readonly changedAt: Date;
}

/**
 * For a password changed without a link, by the member or an operator: revokes the reset links and mails the member.
 */
export async function sendPasswordChangedMail(
  tx: Db,
  { sub, email, name, changedAt }: PasswordChange,
): Promise<void> {
  await revokeResetLinks(tx, sub, changedAt);
  await queueMail(tx, { kind: 'password-changed', to: { name, address: email }, changedAt });
}
