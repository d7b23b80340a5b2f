import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '#adapters/db/testing/test-database.ts';
import { getDay } from '#features/calendar/days-between.ts';
import { morningSite } from './testing/morning-site.ts';
import { fillReaders, publishHomily } from './testing/readers.ts';

const patience = 40_000;
const now = '2026-11-21T11:00:00Z';
const day = '2026-11-21';
const readers = 400;
/** Five connections, two lanes to each: so many of a killed server's mails may have left without having been written down. */
const unknown = 10;

const program = join(import.meta.dirname, 'testing', 'sender-process.ts');

async function startSender(database: TestDatabase, url: string): Promise<ChildProcess> {
  const { connection } = database;
  const sender = spawn(process.execPath, [program, JSON.stringify({ connection, url, now })], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(sender.stdout, 'data');
  return sender;
}

async function kill(sender: ChildProcess): Promise<void> {
  sender.kill('SIGKILL');
  await once(sender, 'exit');
}

test('of two servers one is killed in the middle: nobody is missed, and what goes out again is known to be the same mail', async () => {
  await using database = await testDatabase();
  await using site = await morningSite(database, now);
  await getDay(database, site.deps.calendar, day);
  await fillReaders(database, readers);
  const senders = await Promise.all([
    startSender(database, site.server.url),
    startSender(database, site.server.url),
  ]);
  const [doomed, spared] = senders;
  await publishHomily(database, day);
  await vi.waitFor(() => expect(site.server.deliveries.length).toBeGreaterThan(60), {
    timeout: patience,
    interval: 5,
  });
  if (doomed !== undefined) await kill(doomed);
  const atKill = site.server.deliveries.length;
  await vi.waitFor(async () => expect(await site.states()).toEqual({ sent: readers }), {
    timeout: patience,
    interval: 100,
  });
  if (spared !== undefined) await kill(spared);
  expect(atKill).toBeLessThan(readers);
  const idOf = new Map<string, Set<string>>();
  for (const [at, { headers }] of site.mails().entries()) {
    const address = site.server.deliveries[at]?.to[0] ?? '';
    idOf.set(address, (idOf.get(address) ?? new Set()).add(headers.get('message-id') ?? ''));
  }
  expect(idOf.size).toBe(readers);
  expect([...idOf.values()].filter((ids) => ids.size !== 1)).toEqual([]);
  expect(site.server.deliveries.length - readers).toBeLessThanOrEqual(unknown);
}, 120_000);
