import { setTimeout as pause } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import { pgDatabase } from '#adapters/db/pg-database.ts';
import { testWith } from '#adapters/db/testing/database-test.ts';
import { freezingProxy } from '#adapters/db/testing/freezing-proxy.ts';
import { type testDatabase, withDatabase } from '#adapters/db/testing/test-database.ts';
import { deleteOldJobs } from './job-queries.ts';
import { postgresQueue } from './postgres-queue.ts';
import { enqueue, type Job, UnrecoverableError } from './queue.ts';
import { quietLog } from './testing/quiet-log.ts';

/** Generous, for busy machines. */
const timeoutMs = 15_000;

const brisk = { retryDelaysMs: [10, 10], pollMs: 20, claimMs: 1_000 };

async function queueOn(database: Awaited<ReturnType<typeof testDatabase>>, options?: { stopMs: number }) {
  const log = quietLog();
  const queue = postgresQueue(database, log, options);
  const rows = async () => (await database.query('select * from job order by created_at')).rows;
  return { queue, log, rows, [Symbol.asyncDispose]: () => queue.stop() };
}

const test = testWith(queueOn);

test('a job runs after its transaction commits, with its data and secret', async ({ database, site }) => {
  const seen: Job[] = [];
  await site.queue.process('greet', async (job) => void seen.push(job), brisk);
  await database.transaction(async (db) => {
    await enqueue(db, { name: 'greet', data: { name: 'Ruth' }, secret: { token: 'abc' } });
    await pause(100);
    expect(seen).toEqual([]);
  });
  await vi.waitFor(() => expect(seen).toHaveLength(1), timeoutMs);
  expect(seen).toMatchObject([{ data: { name: 'Ruth' }, secret: { token: 'abc' }, attempt: 1 }]);
  expect(seen[0]?.createdAt).toBeInstanceOf(Date);
});

test('a rolled-back transaction enqueues no job', async ({ database, site }) => {
  const change = database.transaction(async (db) => {
    await enqueue(db, { name: 'greet', data: {} });
    throw new Error('The change went wrong');
  });
  await expect(change).rejects.toThrow('went wrong');
  expect(await site.rows()).toEqual([]);
});

test('jobs with the same key run once', async ({ database, site }) => {
  const job = { name: 'greet', key: 'ruth', data: { name: 'Ruth' }, secret: { token: 'abc' } };
  await Promise.all([1, 2, 3].map(() => enqueue(database, job)));
  const runs: Job[] = [];
  await site.queue.process('greet', async (job) => void runs.push(job), brisk);
  await vi.waitFor(async () => expect(await site.rows()).toMatchObject([{ state: 'done' }]), timeoutMs);
  await enqueue(database, job);
  await enqueue(database, { ...job, name: 'other' });
  await pause(100);
  expect(runs).toHaveLength(1);
  expect(await site.rows()).toMatchObject([
    { name: 'greet', key: 'ruth', data: {}, secret: null, claim: null },
    { name: 'other', state: 'waiting' },
  ]);
});

test('a failed job is retried with the number of its attempt', async ({ database, site }) => {
  await enqueue(database, { name: 'greet', data: {} });
  const attempts: number[] = [];
  const handler = async ({ attempt }: Job) => {
    attempts.push(attempt);
    if (attempt < 3) throw new Error('Not yet');
  };
  await site.queue.process('greet', handler, brisk);
  await vi.waitFor(async () => expect(await site.rows()).toEqual([]), timeoutMs);
  expect(attempts).toEqual([1, 2, 3]);
  expect(site.log.lines.map(({ message }) => message)).toEqual(
    Array.from({ length: 2 }, () => 'Job failed, will be retried'),
  );
});

test('a job that fails at each attempt is listed as dead, without its secret', async ({ database, site }) => {
  await enqueue(database, { name: 'greet', data: { name: 'Ruth' }, secret: { token: 'abc' } });
  await site.queue.process('greet', () => Promise.reject(new Error('Never')), brisk);
  await vi.waitFor(async () => expect(await site.queue.listDead(database)).toHaveLength(1), timeoutMs);
  expect(await site.queue.listDead(database)).toMatchObject([
    { name: 'greet', data: { name: 'Ruth' }, attempts: 3, lastError: 'Never', diedAt: expect.any(Date) },
  ]);
  expect(await site.rows()).toMatchObject([{ state: 'dead', secret: null }]);
  expect(site.log.lines.at(-1)?.message).toBe('Job failed, no retries left');
});

test('an UnrecoverableError skips the remaining retries', async ({ database, site }) => {
  await enqueue(database, { name: 'greet', data: {} });
  await site.queue.process('greet', () => Promise.reject(new UnrecoverableError('There is nobody')), brisk);
  await vi.waitFor(
    async () => expect(await site.queue.listDead(database)).toMatchObject([{ attempts: 1 }]),
    timeoutMs,
  );
});

test('several workers run each job once', async ({ database, site: here }) => {
  const second = pgDatabase(database.connection, { warn: () => {} });
  const there = postgresQueue(second, quietLog());
  const jobs = Array.from({ length: 60 }, (_, number) => ({ name: 'count', data: { number } }));
  await Promise.all(jobs.map((job) => enqueue(database, job)));
  const runs = new Map<string, number>();
  const present = new Set<string>();
  const handler = async ({ jobId }: Job) => {
    expect(present.has(jobId)).toBe(false);
    present.add(jobId);
    runs.set(jobId, (runs.get(jobId) ?? 0) + 1);
    await pause(5);
    present.delete(jobId);
  };
  await here.queue.process('count', handler, { ...brisk, concurrency: 3 });
  await there.process('count', handler, { ...brisk, concurrency: 3 });
  await vi.waitFor(async () => expect(await here.rows()).toEqual([]), timeoutMs);
  expect([...runs.values()]).toEqual(jobs.map(() => 1));
  await there.stop();
  await second.close();
});

test.each([1, 2, 5])(
  'many jobs are processed without waiting for the poll interval, with concurrency %i',
  async (concurrency) => {
    await using site = await withDatabase(queueOn);
    const jobs = Array.from({ length: 40 }, (_, number) => ({ name: 'count', data: { number } }));
    await Promise.all(jobs.map((job) => enqueue(site.database, job)));
    await site.queue.process('count', async () => {}, { ...brisk, pollMs: 60_000, concurrency });
    await vi.waitFor(async () => expect(await site.rows()).toEqual([]), timeoutMs);
  },
);

test('a long job keeps its claim', async ({ database, site: here }) => {
  await using there = await queueOn(database);
  await enqueue(database, { name: 'walk', data: {} });
  let runs = 0;
  const handler = async () => {
    runs += 1;
    await pause(brisk.claimMs * 2.5);
  };
  await here.queue.process('walk', handler, brisk);
  await there.queue.process('walk', handler, brisk);
  await vi.waitFor(async () => expect(await here.rows()).toEqual([]), timeoutMs);
  expect(runs).toBe(1);
});

test('stopping waits for the running job and claims no other', async ({ database, site }) => {
  await enqueue(database, { name: 'walk', data: { step: 1 } });
  let [began, ended] = [0, 0];
  const handler = async () => {
    began += 1;
    await pause(200);
    ended += 1;
  };
  await site.queue.process('walk', handler, brisk);
  await vi.waitFor(() => expect(began).toBe(1), timeoutMs);
  await enqueue(database, { name: 'walk', data: { step: 2 } });
  await site.queue.stop();
  expect([began, ended]).toEqual([1, 1]);
  expect(await site.rows()).toMatchObject([{ data: { step: 2 }, state: 'waiting', attempt_count: 0 }]);
});

test('a job that exceeds the shutdown timeout is released to another worker', async ({ database }) => {
  await using site = await queueOn(database, { stopMs: 50 });
  await enqueue(database, { name: 'walk', data: {} });
  const over = new AbortController();
  let began = 0;
  const handler = async () => {
    began += 1;
    await pause(10_000, undefined, { signal: over.signal, ref: false });
  };
  await site.queue.process('walk', handler, brisk);
  await vi.waitFor(() => expect(began).toBe(1), timeoutMs);
  await site.queue.stop();
  expect(await site.rows()).toMatchObject([{ state: 'waiting', attempt_count: 0, claim: null }]);
  await using other = await queueOn(database);
  await other.queue.process('walk', async () => {}, brisk);
  await vi.waitFor(async () => expect(await site.rows()).toEqual([]), timeoutMs);
  over.abort();
});

test('a job that finishes during a database outage runs once', async ({ database }) => {
  using proxy = await freezingProxy(database.connection);
  const behind = pgDatabase(proxy.connection, { warn: () => {} });
  const queue = postgresQueue(behind, quietLog());
  await enqueue(database, { name: 'greet', data: {} });
  let runs = 0;
  const handler = async () => {
    runs += 1;
    proxy.freeze();
  };
  await queue.process('greet', handler, { ...brisk, claimMs: 15_000 });
  await vi.waitFor(() => expect(runs).toBe(1), timeoutMs);
  await pause(2_500);
  proxy.thaw();
  await vi.waitFor(
    async () => expect((await database.query('select * from job')).rows).toEqual([]),
    timeoutMs,
  );
  expect(runs).toBe(1);
  await queue.stop();
  await behind.close();
});

test('completed jobs are deleted after 7 days, dead ones after 30', async ({ database }) => {
  const settled = (state: string, age: string) =>
    database.query(
      `insert into job (name, key, data, state, finished_at) values ('greet', $2::text, '{}', $1, now() - $2::text::interval)`,
      [state, age],
    );
  await settled('done', '6 days');
  await settled('done', '8 days');
  await settled('dead', '29 days');
  await settled('dead', '31 days');
  await deleteOldJobs(database);
  const { rows } = await database.query('select key from job order by key');
  expect(rows).toEqual([{ key: '29 days' }, { key: '6 days' }]);
});
