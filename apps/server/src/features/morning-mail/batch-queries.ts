import { randomUUID } from 'node:crypto';
import { getWeekday } from '@wayfare/contracts/rules/calendar-date';
import type { Db } from '#adapters/db/database.ts';
import { accessCondition, accessJoins } from '#features/billing/subscription-queries.ts';
import type { MorningMailDeps } from './morning-mail-deps.ts';
import { type Claim, type ClaimedReader, claimNextPage, listOpenRounds } from './round-queries.ts';

/** Readers of one day in these hands, until the lease runs out. */
export interface Batch {
  readonly day: string;
  readonly claim: string;
  readonly readers: readonly ClaimedReader[];
  /** Chosen before, who want it no more. */
  readonly optedOut: readonly string[];
}

interface Size {
  readonly limit: number;
  readonly leaseMs: number;
}

type BatchDeps = Pick<MorningMailDeps, 'db' | 'clock' | 'billingClock'>;

export const isSunday = (day: string): boolean => getWeekday(day) === 0;

/** Whether that day has a homily to send. */
type IsReady = (day: string) => Promise<boolean>;

/**
 * The next readers to write to: first those who were left behind or tried in vain, then the rounds. 'busy' where all
 * that is left is in other servers' hands for the moment.
 */
export async function claimNextBatch(
  deps: BatchDeps,
  size: Size,
  isReady: IsReady,
): Promise<Batch | 'busy' | null> {
  return (await claimWaitingBatch(deps, size)) ?? claimRoundBatch(deps, size, isReady);
}

async function claimWaitingBatch({ db, clock, billingClock }: BatchDeps, size: Size): Promise<Batch | null> {
  const claim = randomUUID();
  const found = await claimWaiting(db, { claim, ...size }, clock.now());
  if (found === null) return null;
  const { day, readers } = found;
  const willing = await listStillWanting(
    db,
    readers.map(({ personId }) => personId),
    { isSunday: isSunday(day), billingNow: billingClock.now() },
  );
  return {
    day,
    claim,
    readers: readers.filter(({ personId }) => willing.has(personId)),
    optedOut: readers.map(({ personId }) => personId).filter((personId) => !willing.has(personId)),
  };
}

async function claimRoundBatch(
  { db, clock, billingClock }: BatchDeps,
  size: Size,
  isReady: IsReady,
): Promise<Batch | 'busy' | null> {
  let isLeft = false;
  for (const round of await listOpenRounds(db, clock.now())) {
    if (!(await isReady(round.day))) continue;
    isLeft = true;
    const claim = randomUUID();
    const step = {
      claim: { claim, ...size },
      isSunday: isSunday(round.day),
      billingNow: billingClock.now(),
    };
    const page = await db.transaction((within) => claimNextPage(within, round, step));
    // An empty step may have been one past readers that others had chosen already; the round tells when it is through.
    if (page.status === 'taken' && page.readers.length > 0)
      return { day: round.day, claim, readers: page.readers, optedOut: [] };
  }
  return isLeft ? 'busy' : null;
}

/** Of those chosen for a day, some that are in nobody's hands (any more): the day that is the first to end. */
export async function claimWaiting(
  db: Db,
  { claim, limit, leaseMs }: Claim,
  now: Date,
): Promise<{ readonly day: string; readonly readers: ClaimedReader[] } | null> {
  const { rows } = await db.query<ClaimedReader & { day: string }>(
    `with next as (
       select day, person_id from morning_mail
       where state = 'waiting' and due_at <= now() and send_until > $4
         and day = (select day from morning_mail where state = 'waiting' and due_at <= now() and send_until > $4
                    order by day limit 1)
       order by due_at limit $2 for update skip locked
     )
     update morning_mail as mail
        set claim = $1, due_at = now() + $3 * interval '1 millisecond', attempt_count = attempt_count + 1
      from next left join person on person.person_id = next.person_id
      where mail.day = next.day and mail.person_id = next.person_id
      returning mail.day, mail.person_id as "personId", coalesce(person.sub, '') as sub, mail.created_at as "queuedAt",
                attempt_count as attempts`,
    [claim, limit, leaseMs, now],
  );
  const [first] = rows;
  return first === undefined ? null : { day: first.day, readers: rows };
}

/** Who of these still wants it: a minute ago somebody may have stopped the mails, or lost the subscription. */
export async function listStillWanting(
  db: Db,
  personIds: readonly string[],
  { isSunday, billingNow }: { readonly isSunday: boolean; readonly billingNow: Date },
): Promise<Set<string>> {
  const { rows } = await db.query<{ personId: string }>(
    `select person.person_id as "personId" from person ${accessJoins}
     left join mail_preference as wish on wish.person_id = person.person_id
     where person.person_id = any($1) and sub is not null and ${accessCondition('$2')}
       and (coalesce(wish.rhythm, 'daily') = 'daily' or wish.rhythm = 'sundays' and $3::boolean)`,
    [personIds, billingNow, isSunday],
  );
  return new Set(rows.map(({ personId }) => personId));
}

/** Holds on to a batch, and tells whom of it nobody else has taken up in the meantime. */
export async function renewClaim(
  db: Db,
  { claim, day }: { readonly claim: string; readonly day: string },
  personIds: readonly string[],
  leaseMs: number,
): Promise<Set<string>> {
  const { rows } = await db.query<{ personId: string }>(
    `update morning_mail set due_at = now() + $4 * interval '1 millisecond'
     where day = $2 and person_id = any($3) and claim = $1 and state = 'waiting'
     returning person_id as "personId"`,
    [claim, day, personIds, leaseMs],
  );
  return new Set(rows.map(({ personId }) => personId));
}

export type FinalState = 'sent' | 'skipped' | 'refused';

/** For good. */
export async function markFinished(
  db: Db,
  day: string,
  settled: readonly { readonly personId: string; readonly state: FinalState }[],
): Promise<void> {
  await db.query(
    `update morning_mail as mail set state = done.state, claim = null, finished_at = now()
     from unnest($2::uuid[], $3::text[]) as done (person_id, state)
     where mail.day = $1 and mail.person_id = done.person_id and mail.state = 'waiting'`,
    [day, settled.map(({ personId }) => personId), settled.map(({ state }) => state)],
  );
}

/** Out of these hands, and due again after a while. */
export async function releaseClaim(
  db: Db,
  { claim, day }: { readonly claim: string; readonly day: string },
  personIds: readonly string[],
  afterMs: number,
): Promise<void> {
  if (personIds.length === 0) return;
  await db.query(
    `update morning_mail set claim = null, due_at = now() + $4 * interval '1 millisecond'
     where day = $2 and person_id = any($3) and claim = $1 and state = 'waiting'`,
    [claim, day, personIds, afterMs],
  );
}

/** It is past noon where they are. */
export async function markLate(db: Db, now: Date): Promise<void> {
  await db.query(
    `update morning_mail set state = 'late', claim = null, finished_at = now()
     where state = 'waiting' and due_at <= now() and send_until <= $1`,
    [now],
  );
}

/** Whom noon came upon, for another end of sending. */
export async function reopenLate(db: Db, day: string, sendUntil: Date): Promise<void> {
  await db.query(
    `update morning_mail set state = 'waiting', due_at = now(), send_until = $2, finished_at = null
     where day = $1 and state = 'late'`,
    [day, sendUntil],
  );
}

/** When the first of so many mails may leave, and that nobody else takes their time. */
export async function reserveSendingTime(db: Db, count: number, perSecond: number): Promise<number> {
  const { rows } = await db.query<{ waitMs: number }>(
    `insert into mail_pace as pace (next_send_at) values (clock_timestamp() + $1 * interval '1 second')
     on conflict (is_only) do update
       set next_send_at = greatest(pace.next_send_at, clock_timestamp()) + $1 * interval '1 second'
     returning extract(epoch from next_send_at - clock_timestamp())::float8 * 1000 - $1::float8 * 1000 as "waitMs"`,
    [count / perSecond],
  );
  return Math.max(0, rows[0]?.waitMs ?? 0);
}

/** A few at a time: a large site has a million rows for each day. */
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
