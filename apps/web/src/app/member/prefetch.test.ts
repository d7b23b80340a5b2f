import { getSubscriptionStatus } from '@wayfare/contracts/calls/subscription';
import { expect, test } from 'vitest';
import { startServer } from '#api/testing/loopback-server.ts';
import { clearPrefetched, getPrefetched, prefetchPage, takePrefetched } from './prefetch.ts';

const today = '2026-11-23';
const day = '/dashboard/homilies/2026-11-22';

/** The token "of-a-subscriber" has an active subscription. There is no homily. */
async function service(status = 200) {
  const requests: string[] = [];
  const server = await startServer(({ url = '', headers }, response) => {
    requests.push(url);
    const isActive = headers.authorization === 'Bearer of-a-subscriber';
    response.writeHead(url.endsWith('user-sub-status') ? status : 404).end(JSON.stringify({ isActive }));
  });
  return { ...server, requests };
}

const sendRequest = async () => ({ isActive: false });
const get = (sub: string | null) => getPrefetched({ sub }, getSubscriptionStatus, {});
const take = (sub: string | null) => takePrefetched({ sub }, getSubscriptionStatus, {}, sendRequest);

test('a prefetched response is used once, by the same member only', async () => {
  await using server = await service();
  await prefetchPage({ config: server.config, today }, { token: 'of-a-subscriber', sub: 'ruth' }, day);
  expect(server.requests.toSorted()).toEqual(['/api/homilies/2026-11-22', '/api/user-sub-status']);
  expect([get('naomi'), get(null)]).toEqual([undefined, undefined]);
  expect(get('ruth')).toEqual({ isActive: true });
  expect(await take('naomi')).toEqual({ isActive: false });
  expect(await take(null)).toEqual({ isActive: false });
  expect(await take('ruth')).toEqual({ isActive: true });
  expect(await take('ruth')).toEqual({ isActive: false });
});

test('Profile prefetches today’s page', async () => {
  await using server = await service();
  await prefetchPage(
    { config: server.config, today },
    { token: 'of-a-subscriber', sub: 'ruth' },
    '/dashboard/profile',
  );
  expect(server.requests.toSorted()).toEqual(['/api/morning', '/api/user-sub-status']);
  clearPrefetched();
  expect(get('ruth')).toBeUndefined();
  expect(await take('ruth')).toEqual({ isActive: false });
});

test.each([
  ['/dashboard', `/api/homilies/${today}`],
  ['/dashboard/blog/small-debts', '/api/blog/postDetail/small-debts'],
])('%s prefetches the text that it opens', async (path, text) => {
  await using server = await service();
  await prefetchPage({ config: server.config, today }, { token: 'of-a-subscriber', sub: 'ruth' }, path);
  expect(server.requests.toSorted()).toEqual([text, '/api/user-sub-status']);
});

test('a failed prefetch is requested again', async () => {
  await using server = await service(503);
  await prefetchPage({ config: server.config, today }, { token: 'of-a-subscriber', sub: 'ruth' }, day).catch(
    () => {},
  );
  expect(await take('ruth')).toEqual({ isActive: false });
});

test('a page without a prefetched text prefetches the subscription', async () => {
  await using server = await service();
  for (const path of [
    '/dashboard/settings',
    '/dashboard/homilies',
    '/dashboard/homilies/2026-02-30',
    '/dashboard/blog',
    '/dashboard/blog/edit',
    '/dashboard/blog/edit/7',
    `/x${day}`,
  ]) {
    await prefetchPage({ config: server.config, today }, { token: 'of-a-subscriber', sub: 'ruth' }, path);
    expect(server.requests.splice(0), path).toEqual(['/api/user-sub-status']);
  }
});
