import type { Db } from '#adapters/db/database.ts';
import type { Queue } from '#adapters/queue/queue.ts';
import { queueMail } from '#features/mail/queue-mail.ts';
import { endLinks } from './reset-link-queries.ts';

interface Changed {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
  readonly changedAt: Date;
}

/** A member chose another password in the settings: links that were to do the same end, and a mail tells of it. */
export async function tellOfChange(
  within: Db,
  queue: Queue,
  { sub, email, name, changedAt }: Changed,
): Promise<void> {
  await endLinks(within, sub, changedAt);
  await queueMail(within, queue, { kind: 'password-changed', to: { name, address: email }, changedAt });
}
