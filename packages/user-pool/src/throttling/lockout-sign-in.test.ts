import { expect, test } from 'vitest';
import { password } from '#testing/settings.ts';
import { failSignIn, sendProof, signIn, signInForTokens, startSignIn } from '#testing/srp-client.ts';
import { createProof } from '#testing/srp-proof.ts';
import {
  type Client,
  createMember,
  createTestPool,
  type TestPool,
  type TestResponse,
} from '#testing/test-pool.ts';
import { hours, seconds } from '#time.ts';

const owner: Client = { address: '203.0.113.7' };
const attacker: Client = { address: '198.51.100.9' };
const locked = /Password attempts exceeded\. Please wait/;

async function failSignIns(pool: TestPool, email: string, times: number, client = attacker): Promise<void> {
  for (let i = 0; i < times; i += 1) await failSignIn(pool, email, client);
}

/** One failure from each of `networks` different networks. */
async function failFromNetworks(pool: TestPool, email: string, networks: number): Promise<void> {
  for (let i = 0; i < networks; i += 1) await failSignIn(pool, email, { address: `2001:db8:${i}::1` });
}

const getCookie = ({ headers }: TestResponse): string => headers['set-cookie']?.split(';')[0] ?? '';

async function canSignIn(pool: TestPool, email: string, client: Client): Promise<boolean> {
  const response = await signIn(pool, email, password, client).catch(() => null);
  return response?.status === 200;
}

test('failures from one network do not lock out another network', async () => {
  const pool = createTestPool();
  const { email } = await createMember(pool);
  await failSignIns(pool, email, 50);
  expect(await canSignIn(pool, email, attacker)).toBe(false);
  expect(await canSignIn(pool, email, owner)).toBe(true);
  expect(await canSignIn(pool, email, attacker)).toBe(false);
});

test('100 failures from different networks lock the account for one second', async () => {
  const pool = createTestPool();
  const { email } = await createMember(pool);
  await failFromNetworks(pool, email, 99);
  await startSignIn(pool, email, owner);
  await failFromNetworks(pool, email, 100);
  await expect(startSignIn(pool, email, owner)).rejects.toThrow(/Please wait 1 second\./);
  pool.advance(seconds(1));
  expect(await canSignIn(pool, email, owner)).toBe(true);
});

test('a known browser is locked out only by its own failures', async () => {
  const pool = createTestPool();
  const { email } = await createMember(pool);
  const cookie = getCookie(await signIn(pool, email, password, owner));
  await failFromNetworks(pool, email, 150);
  await failSignIns(pool, email, 20, owner);
  expect(await canSignIn(pool, email, owner)).toBe(false);
  expect(await canSignIn(pool, email, { ...attacker, cookie })).toBe(true);
  await failSignIns(pool, email, 5, { ...attacker, cookie });
  await expect(startSignIn(pool, email, { ...owner, cookie })).rejects.toThrow(locked);
  pool.advance(seconds(1));
  expect(await canSignIn(pool, email, { ...owner, cookie })).toBe(true);
});

test('failures of a known browser do not lock out its network', async () => {
  const pool = createTestPool();
  const { email } = await createMember(pool);
  const cookie = getCookie(await signIn(pool, email, password, owner));
  await failSignIns(pool, email, 5, { ...owner, cookie });
  expect(await canSignIn(pool, email, owner)).toBe(true);
});

test('a forged cookie, or one of another account, does not make a browser known', async () => {
  const pool = createTestPool();
  const [member, other] = [await createMember(pool), await createMember(pool)];
  const otherCookie = getCookie(await signIn(pool, other.email, password, attacker));
  const [name = ''] = otherCookie.split('=');
  const forged = `${name}=${'A'.repeat(22)}.${'B'.repeat(22)}`;
  await failSignIns(pool, member.email, 5, attacker);
  for (const cookie of [otherCookie, forged, `${name}=`, `x=${'y'.repeat(8_000)}`, '=;;,', name]) {
    expect(await canSignIn(pool, member.email, { ...attacker, cookie }), cookie).toBe(false);
  }
});

test('a browser is known for the last eight accounts', async () => {
  const pool = createTestPool();
  const members = [];
  let cookie: string | undefined;
  for (let i = 0; i < 9; i += 1) {
    const member = await createMember(pool);
    members.push(member);
    const client = cookie === undefined ? owner : { ...owner, cookie };
    cookie = getCookie(await signIn(pool, member.email, password, client));
  }
  const isKnown = [];
  for (const { email } of members) {
    await failSignIns(pool, email, 5, owner);
    isKnown.push(await canSignIn(pool, email, { ...owner, cookie: cookie ?? '' }));
  }
  expect(isKnown).toEqual([false, ...Array.from({ length: 8 }, () => true)]);
});

test('the cookie is limited to the pool’s path and hidden from scripts', async () => {
  for (const [issuer, name, secure] of [
    ['http://localhost/identity/local_Members', 'known-browser', []],
    ['https://wayfare.example/identity/local_Members', '__Secure-known-browser', ['Secure']],
  ] as const) {
    const pool = createTestPool({ config: { issuer } });
    const response = await signIn(pool, (await createMember(pool)).email);
    const [value, ...attributes] = response.headers['set-cookie']?.split('; ') ?? [];
    expect(value?.split('=')).toEqual([name, expect.stringMatching(/^[\w-]{22}\.[\w-]{22}$/)]);
    const always = ['Path=/identity', 'Max-Age=34560000', 'HttpOnly', 'SameSite=Strict'];
    expect(attributes).toEqual([...always, ...secure]);
  }
});

test('over HTTPS only a cookie with the prefix __Secure- counts', async () => {
  const pool = createTestPool({ config: { issuer: 'https://wayfare.example/identity/local_Members' } });
  const { email } = await createMember(pool);
  const cookie = getCookie(await signIn(pool, email, password, owner));
  await failSignIns(pool, email, 5, attacker);
  expect(await canSignIn(pool, email, { ...attacker, cookie: cookie.replace('__Secure-', '') })).toBe(false);
  expect(await canSignIn(pool, email, { ...attacker, cookie })).toBe(true);
});

test('only a successful sign-in sets the cookie', async () => {
  const pool = createTestPool();
  const { email } = await createMember(pool);
  const failure = await signIn(pool, email, 'wrong');
  expect(failure.headers).not.toHaveProperty('set-cookie');
  const { accessToken } = await signInForTokens(pool, email);
  const user = await pool.call('GetUser', { AccessToken: accessToken });
  expect(user.headers).not.toHaveProperty('set-cookie');
});

test('an administrator lists and clears lockouts', async () => {
  const pool = createTestPool();
  const { admin } = pool.pool;
  const { sub, email } = await createMember(pool);
  const cookie = getCookie(await signIn(pool, email, password, owner));
  expect(await admin.listLockouts(sub)).toEqual([]);
  await failSignIns(pool, email, 5);
  await failSignIns(pool, email, 5, { ...owner, cookie });
  await failFromNetworks(pool, email, 100);
  const lockouts = await admin.listLockouts(sub);
  expect(lockouts.map(({ bucket }) => bucket).toSorted()).toEqual(['all', 'browser', 'network']);
  for (const { until } of lockouts) expect(until.getTime()).toBeGreaterThan(pool.now().getTime());
  expect(await admin.clearLockouts(sub)).toBe(true);
  expect(await admin.listLockouts(sub)).toEqual([]);
  expect(await canSignIn(pool, email, attacker)).toBe(true);
  expect(await admin.clearLockouts(crypto.randomUUID())).toBe(false);
});

test('failures expire after a day', async () => {
  const pool = createTestPool();
  const { email } = await createMember(pool);
  await failSignIns(pool, email, 4);
  pool.advance(hours(24));
  await failSignIns(pool, email, 4);
  await startSignIn(pool, email, attacker);
  await pool.pool.deleteExpired();
  const started = await startSignIn(pool, email, attacker);
  expect((await sendProof(pool, createProof(started, password, pool.now()), attacker)).status).toBe(200);
});
