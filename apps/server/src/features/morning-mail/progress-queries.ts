import { minutes, subtractTime } from '@wayfare/contracts/rules/durations';
import type { Db } from '#adapters/db/database.ts';
import { accessCondition, accessJoins } from '#features/billing/subscription-queries.ts';
import { findHomily } from '../homily/homily-queries.ts';
import { findDueRounds } from './open-due-rounds.ts';
import { defaultPreference } from './preference-queries.ts';

const graceMs = minutes(15);

/** Whether the mail at the usual hour has not begun a quarter of an hour after it: nobody was chosen, or nobody reached. */
export async function isMorningMailDelayed(db: Db, at: Date, timeZone: string): Promise<boolean> {
  const { hour, zone } = defaultPreference(timeZone);
  const usual = { hour, zone, isDefault: true };
  const [round] = findDueRounds([usual], subtractTime(at, graceMs), timeZone);
  if (round === undefined || at >= round.sendUntil) return false;
  if ((await findHomily(db, round.day)) === null) return false;
  const { rows } = await db.query<{ isHeldUp: boolean }>(
    `select not exists (select from morning_round
                         where day = $1 and zone = $2 and hour = $3 and is_default)
            or exists (select from morning_mail where day = $1 and state = 'waiting' and created_at < $4)
               and not exists (select from morning_mail where day = $1 and state <> 'waiting') as "isHeldUp"`,
    [round.day, round.zone, round.hour, subtractTime(at, graceMs)],
  );
  return rows[0]?.isHeldUp ?? false;
}

export interface MailCounts {
  readonly waiting: number;
  readonly sent: number;
  readonly skipped: number;
  readonly refused: number;
  readonly late: number;
  /** In the last minute, by all servers. */
  readonly sentLastMinute: number;
}

export async function countMails(db: Db, day: string): Promise<MailCounts> {
  const { rows } = await db.query<MailCounts>(
    `select count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'sent') as sent,
            count(*) filter (where state = 'skipped') as skipped,
            count(*) filter (where state = 'refused') as refused, count(*) filter (where state = 'late') as late,
            count(*) filter (where state = 'sent' and finished_at > now() - interval '1 minute') as "sentLastMinute"
     from morning_mail where day = $1`,
    [day],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A count brought no row.');
  return row;
}

export interface Complaints {
  /** Of the last day. */
  readonly complained: number;
  readonly sent: number;
}

/** How many called a mail of the last day junk, of how many that got one. */
export async function countComplaints(db: Db, at: Date): Promise<Complaints> {
  const { rows } = await db.query<Complaints>(
    `with complained as (
       select count(*) from suppressed_address
        where reason = 'complained' and created_at > $1::timestamptz - interval '1 day')
     select (select count from complained) as complained,
            case when (select count from complained) = 0 then 0 else (
              select count(*) from morning_mail
               where state = 'sent' and finished_at > $1::timestamptz - interval '1 day') end as sent`,
    [at],
  );
  return rows[0] ?? { complained: 0, sent: 0 };
}

interface PageCount {
  readonly count: number;
  readonly seen: number;
  readonly last: string | null;
}

const pageSize = 50_000;

/** All who are to get the mail of a day at one hour or another; a part of the people at a time, for there may be millions. */
export async function countReaders(db: Db, isSunday: boolean, billingNow: Date): Promise<number> {
  let readers = 0;
  let after: string | null = '00000000-0000-0000-0000-000000000000';
  while (after !== null) {
    const part: PageCount = await countPage(db, after, { isSunday, billingNow });
    readers += part.count;
    after = part.seen === pageSize ? part.last : null;
  }
  return readers;
}

async function countPage(
  db: Db,
  after: string,
  { isSunday, billingNow }: { readonly isSunday: boolean; readonly billingNow: Date },
): Promise<PageCount> {
  const { rows } = await db.query<PageCount>(
    `select count(*) filter (where is_reader) as count, count(*) as seen, max(person_id::text) as last
     from (select person.person_id,
                  sub is not null and ${accessCondition('$1')}
                    and (coalesce(wish.rhythm, 'daily') = 'daily' or wish.rhythm = 'sundays' and $2::boolean)
                    as is_reader
           from (select * from person where person_id > $3 order by person_id limit $4) as person
           ${accessJoins}
           left join mail_preference as wish on wish.person_id = person.person_id) as seen`,
    [billingNow, isSunday, after, pageSize],
  );
  const [part] = rows;
  if (part === undefined) throw new Error('A count brought no row.');
  return part;
}
