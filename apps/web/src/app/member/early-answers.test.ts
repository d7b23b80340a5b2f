import { getSubscriptionStatus } from '@wayfare/contracts/calls/subscription';
import { expect, test } from 'vitest';
import { startServer } from '#api/testing/loopback-server.ts';
import { getPrefetched, prefetchHomily, takePrefetched } from './prefetch.ts';

const day = '/dashboard/homilies/2026-11-22';

/** The token "of-a-subscriber" has an active subscription. There is no homily. */
async function service(status = 200) {
  const asked: string[] = [];
  const server = await startServer(({ url = '', headers }, response) => {
    asked.push(url);
    const isActive = headers.authorization === 'Bearer of-a-subscriber';
    response.writeHead(url.endsWith('user-sub-status') ? status : 404).end(JSON.stringify({ isActive }));
  });
  return { ...server, asked };
}

const later = async () => ({ isActive: false });
const held = (sub: string | null) => getPrefetched({ sub }, getSubscriptionStatus, {});
const take = (sub: string | null) => takePrefetched({ sub }, getSubscriptionStatus, {}, later);

test('what was asked early is for the person in whose name it was asked, and once', async () => {
  await using server = await service();
  await prefetchHomily(server.config, { token: 'of-a-subscriber', sub: 'ruth' }, day);
  expect(server.asked.toSorted()).toEqual(['/api/homilies/2026-11-22', '/api/user-sub-status']);
  expect([held('naomi'), held(null)]).toEqual([undefined, undefined]);
  expect(held('ruth')).toEqual({ isActive: true });
  expect(await take('naomi')).toEqual({ isActive: false });
  expect(await take(null)).toEqual({ isActive: false });
  expect(await take('ruth')).toEqual({ isActive: true });
  expect(await take('ruth')).toEqual({ isActive: false });
});

test('what failed early is asked again', async () => {
  await using server = await service(503);
  await prefetchHomily(server.config, { token: 'of-a-subscriber', sub: 'ruth' }, day)?.catch(() => {});
  expect(await take('ruth')).toEqual({ isActive: false });
});

test('an address that names no day has nothing asked', async () => {
  await using server = await service();
  for (const path of [
    '/dashboard/profile',
    '/dashboard/homilies',
    '/dashboard/homilies/2026-02-30',
    `/x${day}`,
  ])
    expect(prefetchHomily(server.config, { token: 'of-a-subscriber', sub: 'ruth' }, path), path).toBeNull();
  expect(server.asked).toEqual([]);
});
