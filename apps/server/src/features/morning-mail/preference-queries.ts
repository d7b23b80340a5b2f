import {
  defaultMailHour,
  type MailPreference,
  type MailPreferenceView,
} from '@wayfare/contracts/calls/morning-mail';
import type { Db } from '#adapters/db/database.ts';
import { findPerson, getOrCreatePerson } from '#features/person/person-queries.ts';
import { problem } from '#http/responses/problems.ts';
import type { MorningMailDeps } from './morning-mail-deps.ts';
import { findSuppressed } from './suppression-queries.ts';

type PreferenceDeps = Pick<MorningMailDeps, 'db' | 'clock' | 'identity' | 'mailData' | 'isSubscriber'>;

export const defaultPreference = (zone: string): MailPreference => ({
  rhythm: 'daily',
  hour: defaultMailHour,
  zone,
});

export async function getPreference(deps: PreferenceDeps, sub: string): Promise<MailPreferenceView> {
  const { db, identity, mailData, isSubscriber } = deps;
  const account = await identity.findBySub(sub);
  if (account === null) throw problem('authentication_required');
  const personId = await findPerson(db, sub);
  const preference = personId === null ? null : await findMailPreference(db, personId);
  const suppressed = await findSuppressed(db, [account.email]);
  return {
    ...(preference ?? defaultPreference(mailData.timeZone)),
    email: account.email,
    suppression: suppressed.get(account.email) ?? null,
    isSubscriber: await isSubscriber(sub),
  };
}

export async function setPreference(
  deps: PreferenceDeps,
  sub: string,
  preference: MailPreference,
): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  await savePreference(db, await getOrCreatePerson(db, sub, now), preference, now);
}

/** Null if the person never set one. */
export async function findMailPreference(db: Db, personId: string): Promise<MailPreference | null> {
  const { rows } = await db.query<MailPreference>(
    'select rhythm, hour, zone from mail_preference where person_id = $1',
    [personId],
  );
  return rows[0] ?? null;
}

async function savePreference(
  db: Db,
  personId: string,
  { rhythm, hour, zone }: MailPreference,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into mail_preference (person_id, rhythm, hour, zone, updated_at) values ($1, $2, $3, $4, $5)
     on conflict (person_id) do update set
       rhythm = excluded.rhythm, previous_rhythm = null, hour = excluded.hour, zone = excluded.zone,
       updated_at = excluded.updated_at`,
    [personId, rhythm, hour, zone, now],
  );
}

/** Does nothing for a deleted account or if the mails are already stopped. */
export async function stopMails(
  db: Db,
  personId: string,
  defaults: Pick<MailPreference, 'hour' | 'zone'>,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into mail_preference as existing (person_id, rhythm, previous_rhythm, hour, zone, updated_at)
     select person_id, 'none', 'daily', $2, $3, $4 from person where person_id = $1
     on conflict (person_id) do update set
       rhythm = 'none', previous_rhythm = existing.rhythm, updated_at = excluded.updated_at
     where existing.rhythm <> 'none'`,
    [personId, defaults.hour, defaults.zone, now],
  );
}

/** Restores the rhythm from before the mails were stopped. */
export async function resumeMails(db: Db, personId: string, now: Date): Promise<void> {
  await db.query(
    `update mail_preference
     set rhythm = coalesce(previous_rhythm, 'daily'), previous_rhythm = null, updated_at = $2
     where person_id = $1 and rhythm = 'none'`,
    [personId, now],
  );
}
