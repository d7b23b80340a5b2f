import { addTime, days } from '@wayfare/contracts/rules/durations';
import { getAccess } from '@wayfare/contracts/rules/policies';
import { expect } from 'vitest';
import { test } from '#adapters/db/testing/database-test.ts';
import { accessCondition, accessJoins, findAccessInput } from './access-queries.ts';

const now = new Date('2026-11-21T12:00:00Z');
const statuses = [
  null,
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'incomplete',
  'canceled',
  'paused',
  'new status',
];
/** Just before, at and just after each boundary. */
const ends = [-8, -7, -6, 0, 8].flatMap((count) => [-1, 0, 1].map((ms) => addTime(now, days(count) + ms)));
const gifts = ['none', null, addTime(now, -1), now, addTime(now, 1)] as const;

test('the SQL condition agrees with getAccess', async ({ database }) => {
  const subs: string[] = [];
  for (const status of statuses) {
    for (const end of status === null ? [now] : ends) {
      for (const gift of gifts) {
        const sub = `person-${subs.length}`;
        subs.push(sub);
        await database.query(
          `with new_person as (insert into person (sub, created_at) values ($1, now()) returning person_id),
                paid as (insert into subscription (person_id, subscription_id, status, period_started_at, period_ends_at, fetched_at)
                         select person_id, $1, $2, $3, $3, now() from new_person where $2::text is not null)
           insert into complimentary (person_id, granted_at, ends_at) select person_id, now(), $4 from new_person where $5`,
          [sub, status, end, gift === 'none' ? null : gift, gift !== 'none'],
        );
      }
    }
  }
  const { rows } = await database.query<{ sub: string }>(
    `select sub from person ${accessJoins} where ${accessCondition('$1')}`,
    [now],
  );
  const selected = new Set(rows.map(({ sub }) => sub));
  const wrong: string[] = [];
  for (const sub of subs) {
    const { isActive } = getAccess(await findAccessInput(database, sub), now);
    if (isActive !== selected.has(sub)) wrong.push(sub);
  }
  expect(wrong).toEqual([]);
  expect(selected.size).toBeGreaterThan(100);
  expect(selected.size).toBeLessThan(subs.length - 100);
});
