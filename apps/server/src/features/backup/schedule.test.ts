import { addTime, days, hours, minutes, subtractTime } from '@wayfare/contracts/rules/durations';
import { expect } from 'vitest';
import { test } from '#adapters/db/testing/database-test.ts';
import { claimTask, getBackupHealth, recordFailure, recordOutcome } from './backup-queries.ts';
import { lastDueTime, type ScheduleDeps, scheduledBackup } from './schedule.ts';

const made = { file: 'f', place: 'p', bytes: 1, tookMs: 1 };
const timeZone = 'America/New_York';

test('the backup hour is local time across daylight-saving changes', () => {
  const last = (now: string, at = '03:30') =>
    lastDueTime({ clock: { now: () => new Date(now) }, timeZone, at }).toISOString();
  expect(last('2026-11-23T08:29:59Z')).toBe('2026-11-22T08:30:00.000Z');
  expect(last('2026-11-23T08:30:00Z')).toBe('2026-11-23T08:30:00.000Z');
  // The first of two, and an hour that is left out.
  expect(last('2026-11-01T12:00:00Z', '01:30')).toBe('2026-11-01T05:30:00.000Z');
  expect(last('2026-03-08T12:00:00Z', '02:30')).toBe('2026-03-08T07:00:00.000Z');
});

test('one server runs each backup, and a failed one is retried after an hour', async ({ database: db }) => {
  let now = new Date();
  const clock = { now: () => now };
  const since = subtractTime(now, minutes(1));
  const ask = async () => {
    const claims = Array.from({ length: 8 }, () => claimTask({ db, clock }, 'backup', since));
    return (await Promise.all(claims)).filter(Boolean).length;
  };
  expect([await ask(), await ask()]).toEqual([1, 0]);
  // The one who had it was killed.
  now = addTime(now, hours(1) + minutes(1));
  expect([await ask(), await ask()]).toEqual([1, 0]);
  await recordFailure(db, 'backup', 'no room');
  expect((await getBackupHealth(db)).backup).toMatchObject({ succeededAt: null, failure: 'no room' });
  await recordOutcome(db, 'backup', async () => made);
  expect((await getBackupHealth(db)).backup).toMatchObject({ file: 'f', failure: null });
  now = addTime(now, hours(5));
  expect(await ask()).toBe(0);
});

test('backups run daily and are verified weekly, and failures are reported', async ({ database: db }) => {
  const asked: string[] = [];
  // Noon in New York: two hours on it is still the same day of backups.
  let now = new Date('2026-11-23T17:00:00Z');
  let failure: string | null = null;
  let isStopped = false;
  const deps: ScheduleDeps = {
    db,
    clock: { now: () => now },
    timeZone,
    at: '03:30',
    retention: { days: 7, weeks: 4, months: 12 },
    isStopped: () => isStopped,
    deleteLeftovers: async () => {},
    start: (words) => {
      asked.push(words.join(' '));
      return { ended: Promise.resolve(failure), stop: () => {} };
    },
  };
  const task = scheduledBackup(deps);
  const noted = async (name: string) =>
    db.query('update backup_outcome set succeeded_at = $2 where task = $1', [name, now]);
  await task.run();
  await noted('backup');
  now = addTime(now, hours(2));
  await task.run();
  await noted('verification');
  for (let day = 1; day <= 7; day += 1) {
    now = addTime(now, days(1));
    await task.run();
    await noted('backup');
  }
  const create = 'backup create --keep 7d,4w,12m';
  expect(asked).toEqual([create, 'backup verify latest', ...Array(7).fill(create), 'backup verify latest']);
  now = addTime(now, days(1));
  failure = 'The folder is gone.';
  await expect(task.run()).rejects.toThrow('The backup failed: The folder is gone.');
  now = addTime(now, hours(2));
  isStopped = true;
  await task.run();
  isStopped = false;
  failure = null;
  asked.length = 0;
  await task.run();
  expect(asked).toContain(create);
});
