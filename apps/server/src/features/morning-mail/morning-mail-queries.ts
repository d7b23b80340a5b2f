import type { CalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { type Db, findRow, findValue, listRows, listValues } from '#adapters/db/database.ts';
import type { DailyHomily } from '#emails/daily-text.ts';
import { accessCondition, accessJoins } from '#features/billing/access-queries.ts';

/** Readers who get the mail at the same hour of the same time zone. */
export interface Slot {
  readonly zone: string;
  readonly hour: number;
  /** Readers who never set a preference. */
  readonly isDefault: boolean;
}

/** The mails of one day for one slot. */
export interface Round extends Slot {
  /** The date of the homily. */
  readonly day: CalendarDate;
  readonly sendUntil: Date;
}

/** Requires the table `person` in the query. */
export const readerJoins = `${accessJoins}
  left join mail_preference as preference on preference.person_id = person.person_id`;

/** A subscriber who wants the mail of the day. Requires `readerJoins`. `now` is the time of the payment provider's clock. */
export const readerCondition = (day: string, now: `$${number}`): string =>
  `sub is not null and ${accessCondition(now)} and (coalesce(preference.rhythm, 'daily') = 'daily'
     or preference.rhythm = 'sundays' and extract(dow from ${day}) = 0)`;

/** The distinct zones and hours in use. The recursion skips through the index instead of reading every row. */
export const listChosenSlots = (db: Db): Promise<Slot[]> =>
  listRows<Slot>(
    db,
    `with recursive slot as (
       (select zone, hour from mail_preference order by zone, hour limit 1)
       union all
       select later.zone, later.hour from slot, lateral (
         select zone, hour from mail_preference as p where (p.zone, p.hour) > (slot.zone, slot.hour)
         order by zone, hour limit 1) as later
     )
     select zone, hour, false as "isDefault" from slot`,
  );

/** Opens the rounds whose day has a homily, and returns their number. Open rounds stay as they are, or start again. */
export async function openRounds(
  db: Db,
  rounds: readonly Round[],
  { restart }: { readonly restart: boolean },
): Promise<number> {
  const { rowCount } = await db.query(
    `insert into morning_round (day, zone, hour, is_default, send_until)
     select round.* from unnest($1::date[], $2::text[], $3::smallint[], $4::boolean[], $5::timestamptz[])
       as round (day, zone, hour, is_default, send_until) join homily on homily.date = round.day
     on conflict (day, zone, hour, is_default) do update
       set last_person_id = default, queued_at = null, send_until = excluded.send_until where $6`,
    [
      rounds.map(({ day }) => day),
      rounds.map(({ zone }) => zone),
      rounds.map(({ hour }) => hour),
      rounds.map(({ isDefault }) => isDefault),
      rounds.map(({ sendUntil }) => sendUntil),
      restart,
    ],
  );
  return rowCount;
}

/** Rounds before their deadline that have readers left to queue. */
export const listUnqueuedRounds = (db: Db, now: Date): Promise<Round[]> =>
  listRows<Round>(
    db,
    `select day, zone, hour, is_default as "isDefault", send_until as "sendUntil" from morning_round
     where queued_at is null and send_until > $1 order by day, send_until, hour, zone`,
    [now],
  );

interface PageOptions {
  /** People to look at. */
  readonly pageSize: number;
  /** Readers to queue at most. Null if unlimited. */
  readonly maxReaders: number | null;
  readonly billingNow: Date;
}

/**
 * Queues the readers among the next people of a round who were not queued for the day before. Several servers take
 * turns: each waits for the other's transaction. False if no people are left.
 */
export async function queuePage(
  tx: Db,
  { day, zone, hour, isDefault, sendUntil }: Round,
  { pageSize, maxReaders, billingNow }: PageOptions,
): Promise<boolean> {
  const key = [day, zone, hour, isDefault];
  const isRound = 'day = $1 and zone = $2 and hour = $3 and is_default = $4';
  const afterId = await findValue<string>(
    tx,
    `select last_person_id from morning_round where ${isRound} and queued_at is null for update`,
    key,
  );
  if (afterId === null) return false;
  const page = await findRow<{ size: number; lastId: string | null }>(
    tx,
    `with page as (
       (select person_id from person where $4 and person_id > $5 order by person_id limit $6)
       union all
       (select person_id from mail_preference where not $4 and zone = $2 and hour = $3 and person_id > $5
        order by person_id limit $6)
     ), queued as (
       insert into morning_mail (day, person_id, send_until)
       select $1::date, person.person_id, $7::timestamptz
       from page join person on person.person_id = page.person_id ${readerJoins}
       where (preference.person_id is null) = $4 and ${readerCondition('$1::date', '$9')}
       order by person.person_id limit $8
       on conflict do nothing
     )
     select count(*) as size, max(person_id::text) as "lastId" from page`,
    [...key, afterId, pageSize, sendUntil, maxReaders, billingNow],
  );
  const { size = 0, lastId = null } = page ?? {};
  await tx.query(
    `update morning_round set last_person_id = coalesce($5, last_person_id), queued_at = case when $6 then now() end
     where ${isRound}`,
    [...key, lastId, size < pageSize],
  );
  return size === pageSize;
}

/** Queues a reader who changed to an hour whose round was opened before. */
export async function queueMissedMail(
  db: Db,
  personId: string,
  { now, billingNow }: { readonly now: Date; readonly billingNow: Date },
): Promise<void> {
  await db.query(
    `insert into morning_mail (day, person_id, send_until)
     select round.day, person.person_id, round.send_until from person ${readerJoins}
     join morning_round as round on round.zone = preference.zone and round.hour = preference.hour and not is_default
     where person.person_id = $1 and round.send_until > $2 and ${readerCondition('round.day', '$3')}
     on conflict do nothing`,
    [personId, now, billingNow],
  );
}

/** Days with a homily and a round before its deadline. */
export const listSendingDays = (db: Db, now: Date): Promise<string[]> =>
  listValues<string>(
    db,
    `select distinct day from morning_round join homily on homily.date = morning_round.day
     where send_until > $1 order by day`,
    [now],
  );

export interface ClaimedMail {
  readonly personId: string;
  /** Null if the person no longer wants the mail. */
  readonly sub: string | null;
  readonly queuedAt: Date;
  /** Includes the current attempt. */
  readonly attempts: number;
}

interface ClaimOptions {
  readonly limit: number;
  readonly leaseMs: number;
  readonly now: Date;
  readonly billingNow: Date;
}

/** Claims due mails. They are due again when the lease expires. */
export const claimMails = (
  db: Db,
  day: string,
  { limit, leaseMs, now, billingNow }: ClaimOptions,
): Promise<ClaimedMail[]> =>
  listRows<ClaimedMail>(
    db,
    `with next as (
       select person_id from morning_mail
       where day = $1 and state = 'waiting' and due_at <= now() and send_until > $4
       order by due_at limit $2 for update skip locked
     )
     update morning_mail as mail
        set due_at = now() + $3 * interval '1 millisecond', attempt_count = attempt_count + 1
       from next left join person on person.person_id = next.person_id ${readerJoins}
      where mail.day = $1 and mail.person_id = next.person_id
      returning mail.person_id as "personId", case when ${readerCondition('$1::date', '$5')} then sub end as sub,
                mail.created_at as "queuedAt", attempt_count as attempts`,
    [day, limit, leaseMs, now, billingNow],
  );

export interface MailOutcome {
  readonly personId: string;
  readonly state: 'sent' | 'skipped' | 'refused';
}

/** The condition on `finished_at`, not on `state`, keeps PostgreSQL from reading all waiting mails of the day. */
export async function markFinished(db: Db, day: string, outcomes: readonly MailOutcome[]): Promise<void> {
  await db.query(
    `update morning_mail as mail set state = outcome.state, finished_at = now()
     from unnest($2::uuid[], $3::text[]) as outcome (person_id, state)
     where mail.day = $1 and mail.person_id = outcome.person_id and mail.finished_at is null`,
    [day, outcomes.map(({ personId }) => personId), outcomes.map(({ state }) => state)],
  );
}

export async function postponeMail(db: Db, day: string, personId: string, delayMs: number): Promise<void> {
  await db.query(
    `update morning_mail set due_at = now() + $3 * interval '1 millisecond'
     where day = $1 and person_id = $2 and finished_at is null`,
    [day, personId, delayMs],
  );
}

/** Closes mails that missed their deadline. */
export async function markLate(db: Db, now: Date): Promise<void> {
  await db.query(
    `update morning_mail set state = 'late', finished_at = now()
     where state = 'waiting' and due_at <= now() and send_until <= $1`,
    [now],
  );
}

/** Reopens mails that missed the deadline, with a new one. */
export async function reopenLate(db: Db, day: string, sendUntil: Date): Promise<void> {
  await db.query(
    `update morning_mail set state = 'waiting', due_at = now(), send_until = $2, finished_at = null
     where day = $1 and state = 'late'`,
    [day, sendUntil],
  );
}

export const countQueued = async (db: Db, day: string): Promise<number> =>
  (await findValue<number>(db, 'select count(*) as count from morning_mail where day = $1', [day])) ?? 0;

/** Reserves time for `count` mails at the rate that all servers share. Returns the wait until the first one. */
export async function reserveSendingTime(db: Db, count: number, perSecond: number): Promise<number> {
  const waitMs = await findValue<number>(
    db,
    `insert into mail_pace as pace (next_send_at) values (clock_timestamp() + $1 * interval '1 second')
     on conflict (is_only) do update
       set next_send_at = greatest(pace.next_send_at, clock_timestamp()) + $1 * interval '1 second'
     returning extract(epoch from next_send_at - clock_timestamp())::float8 * 1000 - $1::float8 * 1000`,
    [count / perSecond],
  );
  return Math.max(0, waitMs ?? 0);
}

/** Deletes at most `limit` rows, because a large site has a million for each day. */
export async function deleteMailsBefore(db: Db, before: string, limit: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from morning_mail where ctid = any(array(select ctid from morning_mail where day < $1 limit $2))`,
    [before, limit],
  );
  return rowCount;
}

export async function deleteRoundsBefore(db: Db, before: string): Promise<void> {
  await db.query('delete from morning_round where day < $1', [before]);
}

export const findPreviousHomily = (db: Db, date: string): Promise<DailyHomily['previous']> =>
  findRow<NonNullable<DailyHomily['previous']>>(
    db,
    'select date, title, book, chapter, verse from homily where date < $1 order by date desc limit 1',
    [date],
  );
