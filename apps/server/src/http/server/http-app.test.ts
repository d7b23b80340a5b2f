import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';

const visitor = '203.0.113.7';

/** Whom the site takes for the one who asks, and how it names the request. */
async function seen(settings: Record<string, string>, peer: string, forwarded = visitor) {
  const { app } = testApp(settings);
  app.get('/who', async (request) => ({ address: request.ip }));
  const answer = await app.inject({
    url: '/who',
    remoteAddress: peer,
    headers: { 'x-forwarded-for': forwarded, 'x-request-id': 'named-elsewhere' },
  });
  await app.close();
  const isNameKept = answer.headers['x-request-id'] === 'named-elsewhere';
  return { address: answer.json().address, isNameKept };
}

const fromProxy = (name: string) => ({ TRUST_PROXY: '1', TRUST_PROXY_FROM: name });

test.each([
  ['127.0.0.1', { TRUST_PROXY: '1' }],
  ['127.3.2.1', { TRUST_PROXY: '1' }],
  ['::1', { TRUST_PROXY: '1' }],
  ['::ffff:127.0.0.1', { TRUST_PROXY: '1' }],
  ['10.0.0.5', fromProxy('10.0.0.5')],
  ['::ffff:10.0.0.5', fromProxy('10.0.0.5')],
  ['10.200.0.1', fromProxy('10.0.0.0/8')],
  ['fd12::7', fromProxy('192.168.0.1,fd00::/8')],
])('a proxy at %s is believed with %o', async (peer, settings) => {
  expect(await seen(settings, peer)).toEqual({ address: visitor, isNameKept: true });
});

test.each([
  ['198.51.100.9', { TRUST_PROXY: '1' }],
  ['::ffff:198.51.100.9', { TRUST_PROXY: '1' }],
  ['2001:db8::1', { TRUST_PROXY: '1' }],
  ['10.0.0.5', { TRUST_PROXY: '1' }],
  ['198.51.100.9', fromProxy('10.0.0.0/8')],
])('a peer at %s cannot set the client address with %o', async (peer, settings) => {
  expect(await seen(settings, peer)).toEqual({ address: peer, isNameKept: false });
});

test('without a trusted proxy X-Forwarded-For is ignored', async () => {
  expect(await seen({}, '127.0.0.1')).toEqual({ address: '127.0.0.1', isNameKept: false });
});

test('two trusted proxies are followed from the inner to the outer', async () => {
  const forwarded = `9.9.9.9, ${visitor}, 198.51.100.9`;
  expect(await seen({ TRUST_PROXY: '2' }, '127.0.0.1', forwarded)).toMatchObject({ address: visitor });
});
