import type { CalendarDate } from '@wayfare/contracts/rules/calendar-date';
import type { Db } from '#adapters/db/database.ts';
import { accessCondition, accessJoins } from '#features/billing/subscription-queries.ts';

/** Readers who get the mail at the same hour of the same time zone. */
export interface Slot {
  readonly zone: string;
  readonly hour: number;
  /** Readers who never set a preference. */
  readonly isDefault: boolean;
}

export interface Round extends Slot {
  /** The date of the homily. */
  readonly day: CalendarDate;
  readonly sendUntil: Date;
}

/** The distinct zones and hours in use. The recursion skips through the index instead of reading every row. */
export async function listChosenSlots(db: Db): Promise<Slot[]> {
  const { rows } = await db.query<Slot>(
    `with recursive slot as (
       (select zone, hour from mail_preference order by zone, hour limit 1)
       union all
       select later.zone, later.hour from slot, lateral (
         select zone, hour from mail_preference as p where (p.zone, p.hour) > (slot.zone, slot.hour)
         order by zone, hour limit 1) as later
     )
     select zone, hour, false as "isDefault" from slot`,
  );
  return rows;
}

export async function openRounds(db: Db, rounds: readonly Round[]): Promise<void> {
  await db.query(
    `insert into morning_round (day, zone, hour, is_default, send_until)
     select * from unnest($1::date[], $2::text[], $3::smallint[], $4::boolean[], $5::timestamptz[])
     on conflict do nothing`,
    toColumns(rounds),
  );
}

/** Restarts the rounds with a new deadline. Readers who were queued before are not queued again. */
export async function reopenRounds(db: Db, rounds: readonly Round[]): Promise<void> {
  await openRounds(db, rounds);
  await db.query(
    `update morning_round set last_person_id = default, done_at = null, send_until = $2 where day = any($1)`,
    [rounds.map(({ day }) => day), rounds[0]?.sendUntil ?? null],
  );
}

const toColumns = (rounds: readonly Round[]) => [
  rounds.map(({ day }) => day),
  rounds.map(({ zone }) => zone),
  rounds.map(({ hour }) => hour),
  rounds.map(({ isDefault }) => isDefault),
  rounds.map(({ sendUntil }) => sendUntil),
];

/** Rounds that are neither done nor past their deadline. */
export async function listOpenRounds(db: Db, now: Date): Promise<Round[]> {
  const { rows } = await db.query<Round>(
    `select day, zone, hour, is_default as "isDefault", send_until as "sendUntil" from morning_round
     where done_at is null and send_until > $1 order by day, send_until, hour, zone`,
    [now],
  );
  return rows;
}

export interface ClaimedReader {
  readonly personId: string;
  readonly sub: string;
  readonly queuedAt: Date;
  /** Includes the current attempt. */
  readonly attempts: number;
}

export interface Claim {
  /** A random id. */
  readonly claim: string;
  readonly limit: number;
  readonly leaseMs: number;
}

interface PageClaim {
  readonly claim: Claim;
  readonly isSunday: boolean;
  /** The time of the payment provider's clock. */
  readonly billingNow: Date;
}

export type ClaimedPage =
  | { readonly status: 'claimed'; readonly readers: ClaimedReader[] }
  | { readonly status: 'busy' };

/**
 * Claims the next page of readers of a round. Call it in a transaction, so that a crash does not skip the page. 'busy'
 * if another server is at the same round.
 */
export async function claimNextPage(
  db: Db,
  round: Round,
  { claim, isSunday, billingNow }: PageClaim,
): Promise<ClaimedPage> {
  const key = [round.day, round.zone, round.hour, round.isDefault];
  const { rows: rounds } = await db.query<{ afterId: string }>(
    `select last_person_id as "afterId" from morning_round
     where day = $1 and zone = $2 and hour = $3 and is_default = $4 and done_at is null for update skip locked`,
    key,
  );
  const [position] = rounds;
  if (position === undefined) return { status: 'busy' };
  const people = await readPage(db, round, {
    afterId: position.afterId,
    limit: claim.limit,
    isSunday,
    billingNow,
  });
  const claimed = await insertMails(
    db,
    round,
    people.filter(({ isReader }) => isReader),
    claim,
  );
  await db.query(
    `update morning_round set last_person_id = coalesce($5::uuid, last_person_id), done_at = case when $6 then now() end
     where day = $1 and zone = $2 and hour = $3 and is_default = $4`,
    [...key, people.at(-1)?.personId ?? null, people.length < claim.limit],
  );
  return { status: 'claimed', readers: claimed };
}

interface Reader {
  readonly personId: string;
  readonly sub: string;
}

interface Page {
  readonly afterId: string;
  readonly limit: number;
  readonly isSunday: boolean;
  readonly billingNow: Date;
}

/** The next people by id, and whether each is a reader. The limit applies before the joins, so a page costs the same on a large site. */
async function readPage(
  db: Db,
  { zone, hour, isDefault }: Round,
  page: Page,
): Promise<(Reader & IsReader)[]> {
  const { afterId, limit, isSunday, billingNow } = page;
  const { rows } = await (isDefault
    ? db.query<Reader & IsReader>(
        `select person.person_id as "personId", sub,
                sub is not null and ${accessCondition('$2')} and preference.person_id is null as "isReader"
         from (select * from person where person_id > $1 order by person_id limit $3) as person ${accessJoins}
         left join mail_preference as preference on preference.person_id = person.person_id
         order by person.person_id`,
        [afterId, billingNow, limit],
      )
    : db.query<Reader & IsReader>(
        `select person.person_id as "personId", sub,
                sub is not null and ${accessCondition('$2')}
                  and (preference.rhythm = 'daily' or preference.rhythm = 'sundays' and $6::boolean) as "isReader"
         from (select * from mail_preference where zone = $4 and hour = $5 and person_id > $1
               order by person_id limit $3) as preference
         join person on person.person_id = preference.person_id ${accessJoins}
         order by person.person_id`,
        [afterId, billingNow, limit, zone, hour, isSunday],
      ));
  return rows;
}

interface IsReader {
  readonly isReader: boolean;
}

/** Returns only the readers who were not queued for the day before. */
async function insertMails(
  db: Db,
  { day, sendUntil }: Round,
  readers: readonly Reader[],
  { claim, leaseMs }: Claim,
): Promise<ClaimedReader[]> {
  if (readers.length === 0) return [];
  const { rows } = await db.query<{ personId: string; queuedAt: Date }>(
    `insert into morning_mail (day, person_id, send_until, claim, due_at, attempt_count)
     select $1, person_id, $3, $4, now() + $5 * interval '1 millisecond', 1 from unnest($2::uuid[]) as person_id
     on conflict do nothing returning person_id as "personId", created_at as "queuedAt"`,
    [day, readers.map(({ personId }) => personId), sendUntil, claim, leaseMs],
  );
  const subs = new Map(readers.map(({ personId, sub }) => [personId, sub]));
  return rows.map((row) => ({ ...row, sub: subs.get(row.personId) ?? '', attempts: 1 }));
}

export interface RoundWindow {
  readonly zone: string;
  readonly day: string;
  readonly hour: number;
  readonly sendUntil: Date;
  readonly isSunday: boolean;
}

/** Queues readers who recently changed their hour, because their new round may be done already. */
export async function insertRecentChanges(
  db: Db,
  windows: readonly RoundWindow[],
  { since, billingNow }: { readonly since: Date; readonly billingNow: Date },
): Promise<number> {
  const { rowCount } = await db.query(
    `insert into morning_mail (day, person_id, send_until)
     select due.day, preference.person_id, due.send_until
     from unnest($1::text[], $2::date[], $3::smallint[], $4::timestamptz[], $5::boolean[])
            as due (zone, day, hour, send_until, is_sunday)
     join mail_preference as preference on preference.zone = due.zone and preference.hour = due.hour
     join person on person.person_id = preference.person_id ${accessJoins}
     where preference.updated_at > $6 and sub is not null
       and (preference.rhythm = 'daily' or preference.rhythm = 'sundays' and due.is_sunday) and ${accessCondition('$7')}
     on conflict do nothing`,
    [
      windows.map(({ zone }) => zone),
      windows.map(({ day }) => day),
      windows.map(({ hour }) => hour),
      windows.map(({ sendUntil }) => sendUntil),
      windows.map(({ isSunday }) => isSunday),
      since,
      billingNow,
    ],
  );
  return rowCount;
}
