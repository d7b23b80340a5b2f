import type { CalendarDate } from '@wayfare/contracts/rules/calendar-date';
import type { Db } from '#adapters/db/database.ts';
import { accessCondition, accessJoins } from '#features/billing/subscription-queries.ts';

/** Readers who want their mail at the same hour by the same clock. */
export interface Slot {
  readonly zone: string;
  readonly hour: number;
  /** Those who never chose. */
  readonly isDefault: boolean;
}

export interface Round extends Slot {
  /** Whose homily they get. */
  readonly day: CalendarDate;
  readonly sendUntil: Date;
}

/** Every zone and hour that somebody chose: from one to the next by the index, however many chose the same. */
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

/** From the beginning and until another end: whoever was chosen before is not chosen again. */
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

/** The rounds that are not through yet, and not too late. */
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
  /** How often it was taken in hand, this time included. */
  readonly attempts: number;
}

export interface Claim {
  /** Names whoever holds it. */
  readonly claim: string;
  readonly limit: number;
  readonly leaseMs: number;
}

interface PageClaim {
  readonly claim: Claim;
  readonly isSunday: boolean;
  /** By the clock of the payments. */
  readonly billingNow: Date;
}

export type ClaimedPage =
  | { readonly status: 'taken'; readonly readers: ClaimedReader[] }
  | { readonly status: 'busy' };

/**
 * The next readers of a round, chosen and claimed in one transaction with the step itself: whoever dies in it leaves
 * the round where it was. Another server that is at the same step is not waited for.
 */
export async function claimNextPage(
  db: Db,
  round: Round,
  { claim, isSunday, billingNow }: PageClaim,
): Promise<ClaimedPage> {
  const key = [round.day, round.zone, round.hour, round.isDefault];
  const { rows: held } = await db.query<{ afterId: string }>(
    `select last_person_id as "afterId" from morning_round
     where day = $1 and zone = $2 and hour = $3 and is_default = $4 and done_at is null for update skip locked`,
    key,
  );
  const [from] = held;
  if (from === undefined) return { status: 'busy' };
  const seen = await readPage(db, round, {
    afterId: from.afterId,
    limit: claim.limit,
    isSunday,
    billingNow,
  });
  const taken = await insertMails(
    db,
    round,
    seen.filter(({ isReader }) => isReader),
    claim,
  );
  await db.query(
    `update morning_round set last_person_id = coalesce($5::uuid, last_person_id), done_at = case when $6 then now() end
     where day = $1 and zone = $2 and hour = $3 and is_default = $4`,
    [...key, seen.at(-1)?.personId ?? null, seen.length < claim.limit],
  );
  return { status: 'taken', readers: taken };
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

/** The next people in the order of their ids, and whether each is a reader. A page is cut first, so that it costs the same among a million. */
async function readPage(
  db: Db,
  { zone, hour, isDefault }: Round,
  page: Page,
): Promise<(Reader & IsReader)[]> {
  const { afterId, limit, isSunday, billingNow } = page;
  const { rows } = await (isDefault
    ? db.query<Reader & IsReader>(
        `select person.person_id as "personId", sub,
                sub is not null and ${accessCondition('$2')} and wish.person_id is null as "isReader"
         from (select * from person where person_id > $1 order by person_id limit $3) as person ${accessJoins}
         left join mail_preference as wish on wish.person_id = person.person_id
         order by person.person_id`,
        [afterId, billingNow, limit],
      )
    : db.query<Reader & IsReader>(
        `select person.person_id as "personId", sub,
                sub is not null and ${accessCondition('$2')}
                  and (wish.rhythm = 'daily' or wish.rhythm = 'sundays' and $6::boolean) as "isReader"
         from (select * from mail_preference where zone = $4 and hour = $5 and person_id > $1
               order by person_id limit $3) as wish
         join person on person.person_id = wish.person_id ${accessJoins}
         order by person.person_id`,
        [afterId, billingNow, limit, zone, hour, isSunday],
      ));
  return rows;
}

interface IsReader {
  readonly isReader: boolean;
}

/** Of those, the ones whom nobody chose for that day before. */
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
  const subOf = new Map(readers.map(({ personId, sub }) => [personId, sub]));
  return rows.map((row) => ({ ...row, sub: subOf.get(row.personId) ?? '', attempts: 1 }));
}

export interface RoundWindow {
  readonly zone: string;
  readonly day: string;
  readonly hour: number;
  readonly sendUntil: Date;
  readonly isSunday: boolean;
}

/** Whoever chose another hour lately may have stepped out of one round and into another that is through already. */
export async function insertRecentChanges(
  db: Db,
  windows: readonly RoundWindow[],
  { since, billingNow }: { readonly since: Date; readonly billingNow: Date },
): Promise<number> {
  const { rowCount } = await db.query(
    `insert into morning_mail (day, person_id, send_until)
     select due.day, wish.person_id, due.send_until
     from unnest($1::text[], $2::date[], $3::smallint[], $4::timestamptz[], $5::boolean[])
            as due (zone, day, hour, send_until, is_sunday)
     join mail_preference as wish on wish.zone = due.zone and wish.hour = due.hour
     join person on person.person_id = wish.person_id ${accessJoins}
     where wish.updated_at > $6 and sub is not null
       and (wish.rhythm = 'daily' or wish.rhythm = 'sundays' and due.is_sunday) and ${accessCondition('$7')}
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
