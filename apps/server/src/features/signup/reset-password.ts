import type { Db } from '#adapters/db/database.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import { queueMail } from '#features/mail/mail-order.ts';
import { withLease } from '#features/person/lease-queries.ts';
import { hashToken } from '#features/person/secret-token.ts';
import { problem } from '#http/responses/problems.ts';
import { findResetLinkOwner, markResetLinkUsed, revokeResetLinks } from './reset-link-queries.ts';
import type { ResetDeps } from './send-reset-link.ts';

interface NewPassword {
  readonly token: string;
  readonly password: string;
}

/**
 * Concurrent calls for one account wait for the first, and then find their links revoked. The link is marked as used
 * after the password is set, so that a refused password or a crash leaves it valid. Returns the address to log in with,
 * null if the account was deleted meanwhile.
 */
export async function resetPassword(
  deps: ResetDeps,
  { token, password }: NewPassword,
): Promise<string | null> {
  const { db, clock } = deps;
  const tokenHash = hashToken(token);
  // Unknown tokens must not take leases.
  const sub = await findResetLinkOwner(db, tokenHash, clock.now());
  if (sub === null) throw problem('reset_expired');
  return withLease(db, `reset ${sub}`, () => setPasswordByLink(deps, tokenHash, password));
}

async function setPasswordByLink(
  { db, queue, clock, identity }: ResetDeps,
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
    await queueMail(tx, queue, { kind: 'password-changed', to, changedAt });
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
  queue: Queue,
  { sub, email, name, changedAt }: PasswordChange,
): Promise<void> {
  await revokeResetLinks(tx, sub, changedAt);
  await queueMail(tx, queue, { kind: 'password-changed', to: { name, address: email }, changedAt });
}
