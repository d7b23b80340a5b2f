import type { Db } from '#adapters/db/database.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import { queueMail } from '#features/mail/mail-order.ts';
import { withLease } from '#features/person/lease-queries.ts';
import { hashOf } from '#features/person/secret-token.ts';
import { problem } from '#http/responses/problems.ts';
import { endLinks, findOwner, setUsed } from './reset-link-queries.ts';
import type { ResetDeps } from './send-reset-link.ts';

interface Chosen {
  readonly token: string;
  readonly password: string;
}

/**
 * Of several who use a person's links at once, the others wait for the first and then find theirs ended. A link is used
 * up after the password was set, never before: a password that is refused leaves it good, and so does a server that
 * dies in between. Returns the address to log in with, null if the account was deleted meanwhile.
 */
export async function resetPassword(deps: ResetDeps, { token, password }: Chosen): Promise<string | null> {
  const { db, clock } = deps;
  const tokenHash = hashOf(token);
  // Made-up tokens are many, and take no leases.
  const sub = await findOwner(db, tokenHash, clock.now());
  if (sub === null) throw problem('reset_expired');
  return withLease(db, `reset ${sub}`, () => setByLink(deps, tokenHash, password));
}

async function setByLink(
  { db, queue, clock, identity }: ResetDeps,
  tokenHash: Uint8Array,
  password: string,
): Promise<string | null> {
  const changedAt = clock.now();
  const sub = await findOwner(db, tokenHash, changedAt);
  if (sub === null) throw problem('reset_expired');
  const outcome = await identity.setPassword(sub, password);
  if (outcome.status === 'refused') throw problem('password_refused', { message: outcome.message });
  if (outcome.status === 'not-found') throw problem('reset_expired');
  const account = await identity.findBySub(sub);
  await db.transaction(async (within) => {
    const isFirst = await setUsed(within, tokenHash, changedAt);
    await endLinks(within, sub, changedAt);
    if (!isFirst || account === null) return;
    const to = { name: account.name, address: account.email };
    await queueMail(within, queue, { kind: 'password-changed', to, changedAt });
  });
  return account?.email ?? null;
}

interface Changed {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
  readonly changedAt: Date;
}

/** The password was changed without a link, by the member or an operator: reset links end, and a mail tells of it. */
export async function tellOfNewPassword(
  within: Db,
  queue: Queue,
  { sub, email, name, changedAt }: Changed,
): Promise<void> {
  await endLinks(within, sub, changedAt);
  await queueMail(within, queue, { kind: 'password-changed', to: { name, address: email }, changedAt });
}
