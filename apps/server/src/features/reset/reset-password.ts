import { hashOf } from '#features/auth/secret-token.ts';
import { queueMail } from '#features/mail/queue-mail.ts';
import { problem } from '#http/problems.ts';
import { useLink } from './queries.ts';
import type { ResetDeps } from './send-reset-link.ts';

/**
 * The link is used up and the password set, or neither: a password that is refused leaves the link good, and of two
 * who use it at once the second waits for the first and then finds it used.
 */
export async function resetPassword(
  { db, queue, clock, identity }: ResetDeps,
  { token, password }: { token: string; password: string },
): Promise<void> {
  await db.transaction(async (within) => {
    const changedAt = clock.now();
    const sub = await useLink(within, hashOf(token), changedAt);
    if (sub === null) throw problem('reset_expired');
    const outcome = await identity.setPassword(sub, password);
    if (outcome.status === 'refused') throw problem('password_refused', { message: outcome.message });
    if (outcome.status === 'not-found') throw problem('reset_expired');
    const account = await identity.findBySub(sub);
    if (account === null) return;
    const to = { name: account.name, address: account.email };
    await queueMail(within, queue, { kind: 'password-changed', to, changedAt });
  });
}
