import { minutes, subtractTime } from '@wayfare/contracts/rules/durations';
import type { Db } from '#adapters/db/database.ts';
import { accessCondition, accessJoins } from '#features/billing/subscription-queries.ts';
import { findHomily } from '../homily/homily-queries.ts';
import { findDueRounds } from './open-due-rounds.ts';
import { defaultPreference } from './preference-queries.ts';

const graceMs = minutes(15);

/** True if, 15 minutes after the default hour, the round is missing or none of its mails has been sent. */
export async function isMorningMailDelayed(db: Db, at: Date, timeZone: string): Promise<boolean> {
  const { hour, zone } = defaultPreference(timeZone);
  const slot = { hour, zone, isDefault: true };
  const [round] = findDueRounds([slot], subtractTime(at, graceMs), timeZone);
  if (round === undefined || at >= round.sendUntil) return false;
  if ((await findHomily(db, round.day)) === null) return false;
  const { rows } = await db.query<{ isDelayed: boolean }>(
    `select not exists (select from morning_round
                         where day = $1 and zone = $2 and hour = $3 and is_default)
            or exists (select from morning_mail where day = $1 and state = 'waiting' and created_at < $4)
               and not exists (select from morning_mail where day = $1 and state <> 'waiting') as "isDelayed"`,
    [round.day, round.zone, round.hour, subtractTime(at, graceMs)],
  );
  return rows[0]?.isDelayed ?? false;
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
  if (row === undefined) throw new Error('The count returned no row.');
  return row;
}

export interface Complaints {
  readonly complained: number;
  readonly sent: number;
}

/** Complaints and sent mails of the last 24 hours. */
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
  readonly size: number;
  readonly last: string | null;
}

const pageSize = 50_000;

/** Counts in pages, because there may be millions of people. */
export async function countReaders(db: Db, isSunday: boolean, billingNow: Date): Promise<number> {
  let readers = 0;
  let after: string | null = '00000000-0000-0000-0000-000000000000';
  while (after !== null) {
    const page: PageCount = await countPage(db, after, { isSunday, billingNow });
    readers += page.count;
    after = page.size === pageSize ? page.last : null;
  }
  return readers;
}

async function countPage(
  db: Db,
  after: string,
  { isSunday, billingNow }: { readonly isSunday: boolean; readonly billingNow: Date },
): Promise<PageCount> {
  const { rows } = await db.query<PageCount>(
    `select count(*) filter (where is_reader) as count, count(*) as size, max(person_id::text) as last
     from (select person.person_id,
                  sub is not null and ${accessCondition('$1')}
                    and (coalesce(preference.rhythm, 'daily') = 'daily' or preference.rhythm = 'sundays' and $2::boolean)
                    as is_reader
           from (select * from person where person_id > $3 order by person_id limit $4) as person
           ${accessJoins}
           left join mail_preference as preference on preference.person_id = person.person_id) as page`,
    [billingNow, isSunday, after, pageSize],
  );
  const [page] = rows;
  if (page === undefined) throw new Error('The count returned no row.');
  return page;
}
