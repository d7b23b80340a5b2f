import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '#adapters/db/testing/test-database.ts';
import { getDay } from '#features/calendar/days-between.ts';
import { otherProcess } from '#testing/other-process.ts';
import { morningSite } from './testing/morning-site.ts';
import { fillReaders, publishHomily } from './testing/readers.ts';

const patience = 40_000;
const now = '2026-11-21T11:00:00Z';
const day = '2026-11-21';
const readers = 400;
/** Five connections, two lanes to each: so many of a killed server's mails may have left without having been written down. */
const unknown = 10;

const startSender = ({ connection }: TestDatabase, url: string) =>
  otherProcess(join(import.meta.dirname, 'testing', 'sender.ts'), 'startSending', { connection, url, now });

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
  await doomed?.kill();
  const atKill = site.server.deliveries.length;
  await vi.waitFor(async () => expect(await site.states()).toEqual({ sent: readers }), {
    timeout: patience,
    interval: 100,
  });
  await spared?.kill();
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
