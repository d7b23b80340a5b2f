import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { systemClock } from './clock.ts';
import { type ScheduledTask, startScheduler } from './scheduler.ts';

const silent = { info: () => {}, error: () => {} };
const inTenMs = (now: Date) => new Date(now.getTime() + 10);

function countingTask(overrides: Partial<ScheduledTask> = {}) {
  const times: number[] = [];
  const task: ScheduledTask = {
    name: 'count',
    nextRun: inTenMs,
    run: async () => {
      times.push(Date.now());
    },
    ...overrides,
  };
  return { task, times };
}

test('a task runs at each of its times', async () => {
  const { task, times } = countingTask();
  const scheduler = startScheduler([task], systemClock, silent);
  await expect.poll(() => times.length).toBeGreaterThanOrEqual(3);
  await scheduler.stop();
});

test('a task does not run early after the machine slept', async () => {
  const midnight = new Date('2026-11-22T05:00:00Z');
  let now = new Date('2026-11-22T04:59:59.999Z');
  const { task, times } = countingTask({
    nextRun: (at) => (at < midnight ? midnight : new Date(at.getTime() + 60_000)),
  });
  const scheduler = startScheduler([task], { now: () => now }, silent);
  await pause(50);
  expect(times).toHaveLength(0);
  now = midnight;
  await expect.poll(() => times.length).toBe(1);
  await scheduler.stop();
});

test('setting the clock back does not delay a task', async () => {
  const noon = new Date('2026-11-22T12:00:00Z');
  let offset = noon.getTime() - Date.now();
  const { task, times } = countingTask({ nextRun: (at) => new Date(at.getTime() + 300) });
  const scheduler = startScheduler([task], { now: () => new Date(Date.now() + offset) }, silent);
  offset -= 3 * 3_600_000;
  await expect.poll(() => times.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(1);
  await scheduler.stop();
});

test('a failed task is logged and retried before its next time', async () => {
  let tries = 0;
  const logs: object[] = [];
  const { task } = countingTask({
    nextRun: (at) => new Date(at.getTime() + (tries === 0 ? 10 : 86_400_000)),
    run: async () => {
      tries += 1;
      throw new Error('failed');
    },
  });
  const scheduler = startScheduler(
    [task],
    systemClock,
    { ...silent, error: (details) => logs.push(details) },
    { retryDelayMs: 10 },
  );
  await expect.poll(() => tries).toBeGreaterThanOrEqual(2);
  await scheduler.stop();
  expect(logs[0]).toMatchObject({ task: 'count', err: new Error('failed') });
});

test('stopping waits for the running task and starts no other', async () => {
  let isDone = false;
  let starts = 0;
  const { task } = countingTask({
    run: async () => {
      starts += 1;
      await pause(50);
      isDone = true;
    },
  });
  const scheduler = startScheduler([task], systemClock, silent);
  await expect.poll(() => starts).toBe(1);
  await scheduler.stop();
  expect(isDone).toBe(true);
  await pause(40);
  expect(starts).toBe(1);
});
