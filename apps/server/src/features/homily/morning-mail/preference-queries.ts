import type { MailPreference } from '@wayfare/contracts/calls/morning-mail';
import type { Db } from '#adapters/db/database.ts';

export async function findPreference(db: Db, personId: string): Promise<MailPreference | null> {
  const { rows } = await db.query<MailPreference>(
    'select rhythm, hour, zone from mail_preference where person_id = $1',
    [personId],
  );
  return rows[0] ?? null;
}

export async function savePreference(
  db: Db,
  personId: string,
  { rhythm, hour, zone }: MailPreference,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into mail_preference (person_id, rhythm, hour, zone, changed_at) values ($1, $2, $3, $4, $5)
     on conflict (person_id) do update set
       rhythm = excluded.rhythm, rhythm_stopped = null, hour = excluded.hour, zone = excluded.zone,
       changed_at = excluded.changed_at`,
    [personId, rhythm, hour, zone, now],
  );
}

/** Nothing happens for somebody who has left, or a second time. */
export async function stopMails(
  db: Db,
  personId: string,
  usual: Pick<MailPreference, 'hour' | 'zone'>,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into mail_preference as known (person_id, rhythm, rhythm_stopped, hour, zone, changed_at)
     select person_id, 'none', 'daily', $2, $3, $4 from person where person_id = $1
     on conflict (person_id) do update set
       rhythm = 'none', rhythm_stopped = known.rhythm, changed_at = excluded.changed_at
     where known.rhythm <> 'none'`,
    [personId, usual.hour, usual.zone, now],
  );
}

/** As it was before the mails were stopped. */
export async function resumeMails(db: Db, personId: string, now: Date): Promise<void> {
  await db.query(
    `update mail_preference
     set rhythm = coalesce(rhythm_stopped, 'daily'), rhythm_stopped = null, changed_at = $2
     where person_id = $1 and rhythm = 'none'`,
    [personId, now],
  );
}
