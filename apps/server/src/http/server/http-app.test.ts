import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';

const visitor = '203.0.113.7';
const stranger = '198.51.100.9';

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

const believed = { address: visitor, isNameKept: true };

test.each(['127.0.0.1', '127.3.2.1', '::1', '::ffff:127.0.0.1'])(
  'a proxy on this machine is believed: %s',
  async (peer) => {
    expect(await seen({ TRUST_PROXY: '1' }, peer)).toEqual(believed);
  },
);

test('without a trusted proxy X-Forwarded-For is ignored', async () => {
  expect(await seen({}, '127.0.0.1')).toEqual({ address: '127.0.0.1', isNameKept: false });
});

test.each([stranger, '::ffff:198.51.100.9', '2001:db8::1', '10.0.0.5'])(
  'whoever reaches the server beside the proxy speaks for nobody: %s',
  async (peer) => {
    expect(await seen({ TRUST_PROXY: '1' }, peer)).toEqual({ address: peer, isNameKept: false });
  },
);

test.each([
  ['10.0.0.5', '10.0.0.5'],
  ['10.0.0.5', '::ffff:10.0.0.5'],
  ['10.0.0.0/8', '10.200.0.1'],
  ['192.168.0.1,fd00::/8', 'fd12::7'],
])('the proxy that TRUST_PROXY_FROM=%s names is believed when it comes as %s', async (names, peer) => {
  const settings = { TRUST_PROXY: '1', TRUST_PROXY_FROM: names };
  expect(await seen(settings, peer)).toEqual(believed);
  expect((await seen(settings, stranger)).address).toBe(stranger);
});

test('two trusted proxies are followed from the inner to the outer', async () => {
  const settings = { TRUST_PROXY: '2' };
  expect(await seen(settings, '127.0.0.1', `9.9.9.9, ${visitor}, ${stranger}`)).toEqual(believed);
});
