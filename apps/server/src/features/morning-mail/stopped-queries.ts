import type { MailStop } from '@wayfare/contracts/morning-mail';
import type { Db } from '#adapters/db/database.ts';

export interface StoppedAddress {
  readonly email: string;
  readonly reason: MailStop;
  readonly stoppedAt: Date;
}

const columns = 'email, reason, stopped_at as "stoppedAt"';

/** A complaint weighs more than a refusal, and the first of a kind is kept. */
export async function insertStopped(db: Db, email: string, reason: MailStop): Promise<void> {
  await db.query(
    `insert into stopped_address as known (email, reason, stopped_at) values (lower($1), $2, now())
     on conflict (email) do update set reason = excluded.reason, stopped_at = excluded.stopped_at
     where excluded.reason = 'complained' and known.reason <> 'complained'`,
    [email, reason],
  );
}

export async function findStopped(db: Db, emails: readonly string[]): Promise<Map<string, MailStop>> {
  const { rows } = await db.query<StoppedAddress>(
    `select ${columns} from stopped_address where email = any($1)`,
    [emails.map((email) => email.toLowerCase())],
  );
  return new Map(rows.map(({ email, reason }) => [email, reason]));
}

export async function listStopped(db: Db): Promise<StoppedAddress[]> {
  const { rows } = await db.query<StoppedAddress>(
    `select ${columns} from stopped_address order by stopped_at desc limit 10000`,
  );
  return rows;
}

export async function countStopped(db: Db): Promise<number> {
  const { rows } = await db.query<{ count: number }>('select count(*) as count from stopped_address');
  return rows[0]?.count ?? 0;
}

export async function removeStopped(db: Db, email: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from stopped_address where email = lower($1)', [email]);
  return rowCount === 1;
}
