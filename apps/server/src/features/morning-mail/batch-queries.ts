import { randomUUID } from 'node:crypto';
import { getWeekday } from '@wayfare/contracts/rules/calendar-date';
import type { Db } from '#adapters/db/database.ts';
import { accessCondition, accessJoins } from '#features/billing/subscription-queries.ts';
import type { MorningMailDeps } from './morning-mail-deps.ts';
import { type Claim, type ClaimedReader, claimNextPage, listOpenRounds } from './round-queries.ts';

/** Readers of one day, claimed until the lease expires. */
export interface Batch {
  readonly day: string;
  readonly claim: string;
  readonly readers: readonly ClaimedReader[];
  /** Queued earlier, but no longer wanting the mail. */
  readonly optedOut: readonly string[];
}

interface Size {
  readonly limit: number;
  readonly leaseMs: number;
}

type BatchDeps = Pick<MorningMailDeps, 'db' | 'clock' | 'billingClock'>;

export const isSunday = (day: string): boolean => getWeekday(day) === 0;

/** Whether the day has a published homily. */
type IsReady = (day: string) => Promise<boolean>;

/**
 * Claims the next readers: first retries and mails of crashed servers, then readers of open rounds. 'busy' if other
 * servers have claimed all that remains.
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
  const claimed = await claimWaiting(db, { claim, ...size }, clock.now());
  if (claimed === null) return null;
  const { day, readers } = claimed;
  const wanting = await listStillWanting(
    db,
    readers.map(({ personId }) => personId),
    { isSunday: isSunday(day), billingNow: billingClock.now() },
  );
  return {
    day,
    claim,
    readers: readers.filter(({ personId }) => wanting.has(personId)),
    optedOut: readers.map(({ personId }) => personId).filter((personId) => !wanting.has(personId)),
  };
}

async function claimRoundBatch(
  { db, clock, billingClock }: BatchDeps,
  size: Size,
  isReady: IsReady,
): Promise<Batch | 'busy' | null> {
  let isBusy = false;
  for (const round of await listOpenRounds(db, clock.now())) {
    if (!(await isReady(round.day))) continue;
    isBusy = true;
    const claim = randomUUID();
    const pageClaim = {
      claim: { claim, ...size },
      isSunday: isSunday(round.day),
      billingNow: billingClock.now(),
    };
    const page = await db.transaction((tx) => claimNextPage(tx, round, pageClaim));
    // A page can be empty because all its readers were queued before; `done_at` says when the round is done.
    if (page.status === 'claimed' && page.readers.length > 0)
      return { day: round.day, claim, readers: page.readers, optedOut: [] };
  }
  return isBusy ? 'busy' : null;
}

/** Claims waiting mails whose lease expired or whose retry is due, of the earliest day. */
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

/** The readers who still have a subscription and want the mail. */
export async function listStillWanting(
  db: Db,
  personIds: readonly string[],
  { isSunday, billingNow }: { readonly isSunday: boolean; readonly billingNow: Date },
): Promise<Set<string>> {
  const { rows } = await db.query<{ personId: string }>(
    `select person.person_id as "personId" from person ${accessJoins}
     left join mail_preference as preference on preference.person_id = person.person_id
     where person.person_id = any($1) and sub is not null and ${accessCondition('$2')}
       and (coalesce(preference.rhythm, 'daily') = 'daily' or preference.rhythm = 'sundays' and $3::boolean)`,
    [personIds, billingNow, isSunday],
  );
  return new Set(rows.map(({ personId }) => personId));
}

/** Extends the lease. Returns the readers whose claim no other server has taken over. */
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

export async function markFinished(
  db: Db,
  day: string,
  outcomes: readonly { readonly personId: string; readonly state: FinalState }[],
): Promise<void> {
  await db.query(
    `update morning_mail as mail set state = outcome.state, claim = null, finished_at = now()
     from unnest($2::uuid[], $3::text[]) as outcome (person_id, state)
     where mail.day = $1 and mail.person_id = outcome.person_id and mail.state = 'waiting'`,
    [day, outcomes.map(({ personId }) => personId), outcomes.map(({ state }) => state)],
  );
}

/** Gives up the claim; the mails are due again after `afterMs`. */
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

/** Closes mails that missed their deadline. */
export async function markLate(db: Db, now: Date): Promise<void> {
  await db.query(
    `update morning_mail set state = 'late', claim = null, finished_at = now()
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

/** Reserves time for `count` mails at the rate that all servers share. Returns the wait until the first one. */
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
