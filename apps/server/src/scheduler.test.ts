import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { systemClock } from './clock.ts';
import { type ScheduledTask, startScheduler } from './scheduler.ts';

const silent = { info: () => {}, error: () => {} };
const inTenMs = (now: Date) => new Date(now.getTime() + 10);

function countingJob(overrides: Partial<ScheduledTask> = {}) {
  const times: number[] = [];
  const job: ScheduledTask = {
    name: 'count',
    nextRun: inTenMs,
    run: async () => {
      times.push(Date.now());
    },
    ...overrides,
  };
  return { job, times };
}

test('a task runs at each of its times', async () => {
  const { job, times } = countingJob();
  const timetable = startScheduler([job], systemClock, silent);
  await expect.poll(() => times.length).toBeGreaterThanOrEqual(3);
  await timetable.stop();
});

test('no task runs early, also after the machine slept', async () => {
  const midnight = new Date('2026-11-22T05:00:00Z');
  let now = new Date('2026-11-22T04:59:59.999Z');
  const { job, times } = countingJob({
    nextRun: (at) => (at < midnight ? midnight : new Date(at.getTime() + 60_000)),
  });
  const timetable = startScheduler([job], { now: () => now }, silent);
  await pause(50);
  expect(times).toHaveLength(0);
  now = midnight;
  await expect.poll(() => times.length).toBe(1);
  await timetable.stop();
});

test('setting the clock back does not delay a task', { timeout: 60_000 }, async () => {
  const noon = new Date('2026-11-22T12:00:00Z');
  let set = noon.getTime() - Date.now();
  const { job, times } = countingJob({ nextRun: (at) => new Date(at.getTime() + 2_000) });
  const timetable = startScheduler([job], { now: () => new Date(Date.now() + set) }, silent);
  set -= 3 * 3_600_000;
  await expect.poll(() => times.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(1);
  await timetable.stop();
});

test('a failed task is logged and retried before its next time', async () => {
  let tries = 0;
  const told: object[] = [];
  const { job } = countingJob({
    nextRun: (at) => new Date(at.getTime() + (tries === 0 ? 10 : 86_400_000)),
    run: async () => {
      tries += 1;
      throw new Error('no ink');
    },
  });
  const timetable = startScheduler(
    [job],
    systemClock,
    { ...silent, error: (details) => told.push(details) },
    { retryDelayMs: 10 },
  );
  await expect.poll(() => tries).toBeGreaterThanOrEqual(2);
  await timetable.stop();
  expect(told[0]).toMatchObject({ task: 'count', err: new Error('no ink') });
});

test('stopping waits for the running task and starts no other', async () => {
  let isDone = false;
  let begun = 0;
  const { job } = countingJob({
    run: async () => {
      begun += 1;
      await pause(50);
      isDone = true;
    },
  });
  const timetable = startScheduler([job], systemClock, silent);
  await expect.poll(() => begun).toBe(1);
  await timetable.stop();
  expect(isDone).toBe(true);
  await pause(40);
  expect(begun).toBe(1);
});
