import type { Clock } from '#adapters/clock/clock.ts';
import type { Database } from '#adapters/db/database.ts';
import type { Identity } from '#adapters/identity/identity.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import { queueMail } from '#features/mail/queue-mail.ts';
import { addLink, countLinksSince } from './queries.ts';
import { hashOf, linksAnHour, newResetToken, resetLinkMs } from './reset-token.ts';

export interface ResetDeps {
  readonly db: Database;
  readonly queue: Queue;
  readonly clock: Clock;
  readonly identity: Identity;
}

/** For an address that has a confirmed account, a link and its mail, together or not at all. */
export async function sendResetLink({ db, queue, clock, identity }: ResetDeps, email: string): Promise<void> {
  const account = await identity.findByEmail(email);
  if (!account?.isConfirmed) return;
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + resetLinkMs);
  const anHourAgo = new Date(createdAt.getTime() - 60 * 60 * 1000);
  const token = newResetToken();
  await db.transaction(async (within) => {
    if ((await countLinksSince(within, account.sub, anHourAgo)) >= linksAnHour) return;
    await addLink(within, { tokenHash: hashOf(token), sub: account.sub, createdAt, expiresAt });
    const to = { name: account.name, address: account.email };
    await queueMail(within, queue, { kind: 'reset-password', to, token, expiresAt });
  });
}
