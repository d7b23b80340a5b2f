import {
  defaultMailHour,
  type MailPreference,
  type MailPreferenceView,
} from '@wayfare/contracts/calls/morning-mail';
import { type Db, findRow } from '#adapters/db/database.ts';
import { findPerson, getOrCreatePerson } from '#features/person/person-queries.ts';
import { problem } from '#http/responses/problems.ts';
import type { MorningMailDeps } from './morning-mail-deps.ts';
import { queueMissedMail } from './morning-mail-queries.ts';
import { findSuppressed } from './suppression-queries.ts';

type PreferenceDeps = Pick<
  MorningMailDeps,
  'db' | 'clock' | 'billingClock' | 'identity' | 'mailData' | 'isSubscriber'
>;

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
  { db, clock, billingClock }: PreferenceDeps,
  sub: string,
  { rhythm, hour, zone }: MailPreference,
): Promise<void> {
  const now = clock.now();
  const personId = await getOrCreatePerson(db, sub, now);
  await db.query(
    `insert into mail_preference (person_id, rhythm, hour, zone) values ($1, $2, $3, $4)
     on conflict (person_id) do update set
       rhythm = excluded.rhythm, previous_rhythm = null, hour = excluded.hour, zone = excluded.zone`,
    [personId, rhythm, hour, zone],
  );
  await queueMissedMail(db, personId, { now, billingNow: billingClock.now() });
}

/** Null if the person never set one. */
export const findMailPreference = (db: Db, personId: string): Promise<MailPreference | null> =>
  findRow<MailPreference>(db, 'select rhythm, hour, zone from mail_preference where person_id = $1', [
    personId,
  ]);

/** Does nothing for a deleted account or if the mails are already stopped. */
export async function stopMails(
  db: Db,
  personId: string,
  { hour, zone }: Pick<MailPreference, 'hour' | 'zone'>,
): Promise<void> {
  await db.query(
    `insert into mail_preference as existing (person_id, rhythm, previous_rhythm, hour, zone)
     select person_id, 'none', 'daily', $2, $3 from person where person_id = $1
     on conflict (person_id) do update set rhythm = 'none', previous_rhythm = existing.rhythm
     where existing.rhythm <> 'none'`,
    [personId, hour, zone],
  );
}

/** Restores the rhythm from before the mails were stopped. */
export async function resumeMails(
  { db, clock, billingClock }: Pick<PreferenceDeps, 'db' | 'clock' | 'billingClock'>,
  personId: string,
): Promise<void> {
  await db.query(
    `update mail_preference set rhythm = coalesce(previous_rhythm, 'daily'), previous_rhythm = null
     where person_id = $1 and rhythm = 'none'`,
    [personId],
  );
  await queueMissedMail(db, personId, { now: clock.now(), billingNow: billingClock.now() });
}
