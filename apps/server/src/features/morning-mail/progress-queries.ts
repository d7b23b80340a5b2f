import type { MailState } from '@wayfare/contracts/calls/homily-editor';
import { defaultMailHour } from '@wayfare/contracts/calls/morning-mail';
import { addDays, toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { minutes, subtractTime } from '@wayfare/contracts/rules/durations';
import { type Db, findRow, findValue, listRows } from '#adapters/db/database.ts';
import type { Clock } from '#clock.ts';
import { findHomily } from '../homily/homily-queries.ts';
import type { MorningMailDeps } from './morning-mail-deps.ts';
import { readerCondition, readerJoins } from './morning-mail-queries.ts';
import { defaultSlot, findDueRounds, sendingDeadline } from './rounds.ts';
import { countSuppressed } from './suppression-queries.ts';

/** Days for which mails and rounds are kept. */
export const retentionDays = 7;

const graceMs = minutes(15);

/** True if, 15 minutes after the default hour, the round is missing or none of its mails has been sent. */
export async function isMorningMailDelayed(db: Db, at: Date, timeZone: string): Promise<boolean> {
  const [round] = findDueRounds([defaultSlot(timeZone)], subtractTime(at, graceMs), timeZone);
  if (round === undefined || at >= round.sendUntil) return false;
  if ((await findHomily(db, round.day)) === null) return false;
  const isDelayed = await findValue<boolean>(
    db,
    `select not exists (select from morning_round
                         where day = $1 and zone = $2 and hour = $3 and is_default)
            or exists (select from morning_mail where day = $1 and state = 'waiting' and created_at < $4)
               and not exists (select from morning_mail where day = $1 and state <> 'waiting') as is_delayed`,
    [round.day, round.zone, round.hour, subtractTime(at, graceMs)],
  );
  return isDelayed ?? false;
}

/** The state of each day's mail at the default hour, which most readers have. Null if the records were deleted. */
export async function loadMailStates(
  { db, clock, timeZone }: { readonly db: Db; readonly clock: Clock; readonly timeZone: string },
  from: string,
  to: string,
): Promise<(date: string, isPublished: boolean) => MailState | null> {
  const rows = await listRows<{ day: string; sendUntil: Date; isSent: boolean }>(
    db,
    `select day, send_until as "sendUntil", queued_at is not null and not exists (
       select from morning_mail where morning_mail.day = morning_round.day and state = 'waiting') as "isSent"
     from morning_round where is_default and day between $1 and $2`,
    [from, to],
  );
  const rounds = new Map(rows.map((round) => [round.day, round]));
  const now = clock.now();
  const firstRetainedDay = addDays(toCalendarDate(now, timeZone), -retentionDays);
  return (date, isPublished) => {
    const round = rounds.get(date);
    if (round !== undefined) return round.isSent || round.sendUntil <= now ? 'sent' : 'sending';
    if (date < firstRetainedDay) return null;
    return isPublished && now < sendingDeadline(date, defaultMailHour, timeZone) ? 'pending' : 'none';
  };
}

export interface MailCounts {
  readonly waiting: number;
  readonly sent: number;
  readonly skipped: number;
  readonly refused: number;
  readonly late: number;
  /** By all servers. */
  readonly sentLastMinute: number;
}

/** Slow for many readers: it reads every row of the day. */
export async function countMails(db: Db, day: string): Promise<MailCounts> {
  const counts = await findRow<MailCounts>(
    db,
    `select count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'sent') as sent,
            count(*) filter (where state = 'skipped') as skipped,
            count(*) filter (where state = 'refused') as refused, count(*) filter (where state = 'late') as late,
            count(*) filter (where state = 'sent' and finished_at > now() - interval '1 minute') as "sentLastMinute"
     from morning_mail where day = $1`,
    [day],
  );
  if (counts === null) throw new Error('The count returned no row.');
  return counts;
}

export interface Complaints {
  readonly complained: number;
  readonly sent: number;
}

/** Complaints and sent mails of the last 24 hours. */
export const countComplaints = async (db: Db, at: Date): Promise<Complaints> =>
  (await findRow<Complaints>(
    db,
    `with complained as (
       select count(*) from suppressed_address
        where reason = 'complained' and created_at > $1::timestamptz - interval '1 day')
     select (select count from complained) as complained,
            case when (select count from complained) = 0 then 0 else (
              select count(*) from morning_mail
               where state = 'sent' and finished_at > $1::timestamptz - interval '1 day') end as sent`,
    [at],
  )) ?? { complained: 0, sent: 0 };

interface PageCount {
  readonly count: number;
  readonly size: number;
  readonly lastId: string;
}

const pageSize = 50_000;

/** All readers of the day, at any hour. Counts in pages, because there may be millions of people. */
export async function countReaders(db: Db, day: string, billingNow: Date): Promise<number> {
  let readers = 0;
  for (let afterId = '00000000-0000-0000-0000-000000000000'; ; ) {
    const page = await findRow<PageCount>(
      db,
      `select count(*) filter (where ${readerCondition('$1::date', '$2')}) as count, count(*) as size,
              max(person.person_id::text) as "lastId"
       from (select * from person where person_id > $3 order by person_id limit $4) as person ${readerJoins}`,
      [day, billingNow, afterId, pageSize],
    );
    const { count = 0, size = 0, lastId = '' } = page ?? {};
    readers += count;
    if (size < pageSize) return readers;
    afterId = lastId;
  }
}

export interface DayProgress extends MailCounts {
  readonly day: string;
  readonly hasHomily: boolean;
  readonly readers: number;
  readonly stoppedAddresses: number;
}

export async function getDayProgress(deps: MorningMailDeps, day: string): Promise<DayProgress> {
  const { db, billingClock } = deps;
  return {
    day,
    hasHomily: (await findHomily(db, day)) !== null,
    readers: await countReaders(db, day, billingClock.now()),
    ...(await countMails(db, day)),
    stoppedAddresses: await countSuppressed(db),
  };
}
