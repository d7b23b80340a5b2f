import { days, earlier, hours, later } from '@wayfare/contracts/rules/durations';
import type { Clock } from '#adapters/clock/clock.ts';
import type { Database } from '#adapters/db/database.ts';
import type { Identity } from '#adapters/identity/identity.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import { queueMail } from '#features/mail/queue-mail.ts';
import { resendForUnconfirmed } from '#features/people/confirming/resend-confirmation.ts';
import { hashOf, newToken } from '#features/people/person/secret-token.ts';
import { linksADay, linksAnHour, resetLinkMs } from './reset-link-limits.ts';
import { addLink, countLinksSince } from './reset-link-queries.ts';

export interface ResetDeps {
  readonly db: Database;
  readonly queue: Queue;
  readonly clock: Clock;
  readonly identity: Identity;
}

/** For an address that has an account, a link and its mail, together or not at all. */
export async function sendResetLink({ db, queue, clock, identity }: ResetDeps, email: string): Promise<void> {
  const account = await identity.findByEmail(email);
  if (account === null) return;
  // Who cannot log in before confirming is helped by that link, not by a new password.
  if (!account.isConfirmed) {
    await resendForUnconfirmed({ db, queue, clock }, email);
    return;
  }
  const createdAt = clock.now();
  const expiresAt = later(createdAt, resetLinkMs);
  const anHourAgo = earlier(createdAt, hours(1));
  const aDayAgo = earlier(createdAt, days(1));
  const token = newToken();
  await db.transaction(async (within) => {
    if ((await countLinksSince(within, account.sub, anHourAgo)) >= linksAnHour) return;
    if ((await countLinksSince(within, account.sub, aDayAgo)) >= linksADay) return;
    await addLink(within, { tokenHash: hashOf(token), sub: account.sub, createdAt, expiresAt });
    const to = { name: account.name, address: account.email };
    await queueMail(within, queue, { kind: 'reset-password', to, token, expiresAt });
  });
}
