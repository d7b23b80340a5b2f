import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { test } from '#adapters/db/testing/database-test.ts';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { getDay } from '#features/calendar/days-between.ts';
import { otherProcess } from '#testing/other-process.ts';
import { morningSite } from './testing/morning-site.ts';
import { fillReaders, publishHomily } from './testing/readers.ts';

const timeoutMs = 40_000;
const now = '2026-11-21T11:00:00Z';
const day = '2026-11-21';
const readers = 400;
/** Five connections with two workers each: so many mails of a killed server may be sent but not recorded. */
const maxRepeated = 10;

const startSender = ({ connection }: TestDatabase, url: string) =>
  otherProcess(join(import.meta.dirname, 'testing', 'sender.ts'), 'startSending', { connection, url, now });

test('killing one of two servers loses no mail and repeats the same Message-ID', async ({ database }) => {
  await using site = await morningSite(database, now);
  await getDay(database, site.deps.calendar, day);
  await fillReaders(database, readers);
  const senders = await Promise.all([
    startSender(database, site.server.url),
    startSender(database, site.server.url),
  ]);
  const [killed, other] = senders;
  await publishHomily(database, day);
  await vi.waitFor(() => expect(site.server.deliveries.length).toBeGreaterThan(60), {
    timeout: timeoutMs,
    interval: 5,
  });
  await killed?.kill();
  const atKill = site.server.deliveries.length;
  await vi.waitFor(async () => expect(await site.states()).toEqual({ sent: readers }), {
    timeout: timeoutMs,
    interval: 100,
  });
  await other?.kill();
  expect(atKill).toBeLessThan(readers);
  const messageIds = new Map<string, Set<string>>();
  for (const [at, { headers }] of site.mails().entries()) {
    const address = site.server.deliveries[at]?.to[0] ?? '';
    messageIds.set(address, (messageIds.get(address) ?? new Set()).add(headers.get('message-id') ?? ''));
  }
  expect(messageIds.size).toBe(readers);
  expect([...messageIds.values()].filter((ids) => ids.size !== 1)).toEqual([]);
  expect(site.server.deliveries.length - readers).toBeLessThanOrEqual(maxRepeated);
});
