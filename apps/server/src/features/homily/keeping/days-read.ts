import type { DaysRead } from '@wayfare/contracts/calls/days-read';
import { hours } from '@wayfare/contracts/rules/durations';
import type { Db } from '#adapters/db/database.ts';
import { personOf } from '#features/person/person-queries.ts';
import type { KeepingDeps } from './keeping-deps.ts';

/** Pressed to and fro, for whatever reason: nobody needs more. */
const presses = { name: 'choices about the days read', uses: 100, windowMs: hours(1) };

/** To stop takes the days away as well. */
export async function wantDaysRead(
  { db, clock, limits }: Pick<KeepingDeps, 'db' | 'clock' | 'limits'>,
  sub: string,
  isKept: boolean,
): Promise<void> {
  await limits.count(presses, sub);
  if (!isKept) {
    await db.query(
      'delete from days_read_wanted using person where days_read_wanted.person_id = person.person_id and sub = $1',
      [sub],
    );
    return;
  }
  const now = clock.now();
  await db.query(
    'insert into days_read_wanted (person_id, since) values ($1, $2) on conflict (person_id) do nothing',
    [await personOf(db, sub, now), now],
  );
}

export async function daysReadIn(db: Db, sub: string, month: string): Promise<DaysRead> {
  const { rows } = await db.query<DaysRead>(
    `select true as "isKept",
       (select to_char(min(date), 'YYYY-MM') from day_read where person_id = wanted.person_id) as "firstMonth",
       array(select date::text from day_read
         where person_id = wanted.person_id and date >= $2::date and date < $2::date + interval '1 month'
         order by date) as days
     from person join days_read_wanted as wanted using (person_id) where sub = $1`,
    [sub, `${month}-01`],
  );
  return rows[0] ?? { isKept: false, firstMonth: null, days: [] };
}

/** For the member alone: no command prints them. */
export async function daysReadOf(db: Db, sub: string): Promise<string[]> {
  const { rows } = await db.query<{ date: string }>(
    'select date from day_read join person using (person_id) where sub = $1 order by date',
    [sub],
  );
  return rows.map(({ date }) => date);
}
