import { expect, test } from 'vitest';
import type { Answer } from '#testing/answer.ts';
import { password } from '#testing/settings.ts';
import { begin, guess, proofOf, respond, signIn, tokensOf } from '#testing/srp-client.ts';
import { aMember, type TestPool, testPool, type Where } from '#testing/test-pool.ts';
import { hours, seconds } from '#time.ts';

const owner: Where = { address: '203.0.113.7' };
const stranger: Where = { address: '198.51.100.9' };
const exceeded = /Password attempts exceeded\. Please wait/;

async function guessAgain(
  pool: TestPool,
  email: string,
  times: number,
  where: Where = stranger,
): Promise<void> {
  for (let i = 0; i < times; i += 1) await guess(pool, email, where);
}

/** So many wrong proofs, each from a network that nobody guessed from before. */
async function guessFromMany(pool: TestPool, email: string, networks: number): Promise<void> {
  for (let i = 0; i < networks; i += 1) await guess(pool, email, { address: `2001:db8:${i}::1` });
}

const cookieOf = ({ headers }: Answer): string => headers['set-cookie']?.split(';')[0] ?? '';

const isLetIn = async (pool: TestPool, email: string, where: Where): Promise<boolean> =>
  (await signIn(pool, email, password, where).catch(() => null))?.status === 200;

test('whoever guesses from one network keeps nobody out of another', async () => {
  const pool = testPool();
  const { email } = await aMember(pool);
  await guessAgain(pool, email, 50);
  expect(await isLetIn(pool, email, stranger)).toBe(false);
  expect(await isLetIn(pool, email, owner)).toBe(true);
  expect(await isLetIn(pool, email, stranger)).toBe(false);
});

test('a network is an address of IPv4, and of IPv6 a /64', async () => {
  const pool = testPool();
  const { email } = await aMember(pool);
  await guessAgain(pool, email, 5, { address: '2001:db8:1:2::1' });
  expect(await isLetIn(pool, email, { address: '2001:db8:1:2:ffff::9' })).toBe(false);
  expect(await isLetIn(pool, email, { address: '2001:db8:1:3::1' })).toBe(true);
});

test('a hundred wrong proofs from as many networks close an account to strangers, a second at first', async () => {
  const pool = testPool();
  const { email } = await aMember(pool);
  await guessFromMany(pool, email, 99);
  await begin(pool, email, owner);
  await guessFromMany(pool, email, 100);
  await expect(begin(pool, email, owner)).rejects.toThrow(/Please wait 1 second\./);
  pool.pass(seconds(1));
  expect(await isLetIn(pool, email, owner)).toBe(true);
});

test('a browser that was signed in before is let in whatever strangers do, and counts its own', async () => {
  const pool = testPool();
  const { email } = await aMember(pool);
  const cookie = cookieOf(await signIn(pool, email, password, owner));
  await guessFromMany(pool, email, 150);
  await guessAgain(pool, email, 20, owner);
  expect(await isLetIn(pool, email, owner)).toBe(false);
  expect(await isLetIn(pool, email, { ...stranger, cookie })).toBe(true);
  await guessAgain(pool, email, 5, { ...stranger, cookie });
  await expect(begin(pool, email, { ...owner, cookie })).rejects.toThrow(exceeded);
  pool.pass(seconds(1));
  expect(await isLetIn(pool, email, { ...owner, cookie })).toBe(true);
});

test('a browser that counts its own does not spend what strangers have', async () => {
  const pool = testPool();
  const { email } = await aMember(pool);
  const cookie = cookieOf(await signIn(pool, email, password, owner));
  await guessAgain(pool, email, 5, { ...owner, cookie });
  expect(await isLetIn(pool, email, owner)).toBe(true);
});

test('a cookie is one account’s, and nobody can make one', async () => {
  const pool = testPool();
  const [member, other] = [await aMember(pool), await aMember(pool)];
  const theirs = cookieOf(await signIn(pool, other.email, password, stranger));
  const [name = ''] = theirs.split('=');
  const made = `${name}=${'A'.repeat(22)}.${'B'.repeat(22)}`;
  await guessAgain(pool, member.email, 5, stranger);
  for (const cookie of [theirs, made, `${name}=`, `x=${'y'.repeat(8_000)}`, '=;;,', name]) {
    expect(await isLetIn(pool, member.email, { ...stranger, cookie }), cookie).toBe(false);
  }
});

test('a browser may be known to several members, the newest eight', async () => {
  const pool = testPool();
  const members = [];
  let cookie: string | undefined;
  for (let i = 0; i < 9; i += 1) {
    const member = await aMember(pool);
    members.push(member);
    cookie = cookieOf(
      await signIn(pool, member.email, password, cookie === undefined ? owner : { ...owner, cookie }),
    );
  }
  const letIn = [];
  for (const { email } of members) {
    await guessAgain(pool, email, 5, owner);
    letIn.push(await isLetIn(pool, email, { ...owner, cookie: cookie ?? '' }));
  }
  expect(letIn).toEqual([false, ...Array.from({ length: 8 }, () => true)]);
});

test('the cookie is for the pool’s address alone, and for no script', async () => {
  for (const [issuer, name, secure] of [
    ['http://localhost/identity/local_Members', 'known-browser', []],
    ['https://wayfare.example/identity/local_Members', '__Secure-known-browser', ['Secure']],
  ] as const) {
    const pool = testPool({ config: { issuer } });
    const answer = await signIn(pool, (await aMember(pool)).email);
    const [value, ...attributes] = answer.headers['set-cookie']?.split('; ') ?? [];
    expect(value?.split('=')).toEqual([name, expect.stringMatching(/^[\w-]{22}\.[\w-]{22}$/)]);
    const always = ['Path=/identity', 'Max-Age=34560000', 'HttpOnly', 'SameSite=Strict'];
    expect(attributes).toEqual([...always, ...secure]);
  }
});

test('over https a cookie counts under its own name alone, which nobody else can set', async () => {
  const pool = testPool({ config: { issuer: 'https://wayfare.example/identity/local_Members' } });
  const { email } = await aMember(pool);
  const cookie = cookieOf(await signIn(pool, email, password, owner));
  await guessAgain(pool, email, 5, stranger);
  expect(await isLetIn(pool, email, { ...stranger, cookie: cookie.replace('__Secure-', '') })).toBe(false);
  expect(await isLetIn(pool, email, { ...stranger, cookie })).toBe(true);
});

test('no other answer sets a cookie', async () => {
  const pool = testPool();
  const { email } = await aMember(pool);
  const wrong = await signIn(pool, email, 'wrong');
  expect(wrong.headers).not.toHaveProperty('set-cookie');
  const { accessToken } = await tokensOf(pool, email);
  const user = await pool.ask('GetUser', { AccessToken: accessToken });
  expect(user.headers).not.toHaveProperty('set-cookie');
});

test('a name that nobody has pauses as a member does, from here and from everywhere', async () => {
  const pool = testPool();
  const name = 'nobody@example.org';
  await guessAgain(pool, name, 5, stranger);
  await expect(begin(pool, name, stranger)).rejects.toThrow(exceeded);
  await begin(pool, name, owner);
  await guessFromMany(pool, name, 100);
  await expect(begin(pool, name, owner)).rejects.toThrow(exceeded);
});

test('the longest pause is a quarter of an hour, and a right password ends the count', async () => {
  const pool = testPool();
  const { email } = await aMember(pool);
  for (let i = 0; i < 40; i += 1) {
    await guess(pool, email, stranger);
    pool.pass(seconds(900));
  }
  await guess(pool, email, stranger);
  await expect(begin(pool, email, stranger)).rejects.toThrow('Please wait 15 minutes.');
  pool.pass(seconds(900));
  expect(await isLetIn(pool, email, stranger)).toBe(true);
  await guessAgain(pool, email, 4);
  expect(await isLetIn(pool, email, stranger)).toBe(true);
});

test('who runs the site sees what pauses an account, and lifts it', async () => {
  const pool = testPool();
  const { admin } = pool.pool;
  const { sub, email } = await aMember(pool);
  const cookie = cookieOf(await signIn(pool, email, password, owner));
  expect(await admin.listPauses(sub)).toEqual([]);
  await guessAgain(pool, email, 5);
  await guessAgain(pool, email, 5, { ...owner, cookie });
  await guessFromMany(pool, email, 100);
  const pauses = await admin.listPauses(sub);
  expect(pauses.map(({ from }) => from).toSorted()).toEqual(['browser', 'everywhere', 'network']);
  for (const { until } of pauses) expect(until.getTime()).toBeGreaterThan(pool.now().getTime());
  expect(await admin.liftPauses(sub)).toBe(true);
  expect(await admin.listPauses(sub)).toEqual([]);
  expect(await isLetIn(pool, email, stranger)).toBe(true);
  expect(await admin.liftPauses(crypto.randomUUID())).toBe(false);
});

test('a day without a wrong proof forgets them', async () => {
  const pool = testPool();
  const { email } = await aMember(pool);
  await guessAgain(pool, email, 4);
  pool.pass(hours(24));
  await guessAgain(pool, email, 4);
  await begin(pool, email, stranger);
  await pool.pool.forget();
  const early = await begin(pool, email, stranger);
  expect((await respond(pool, proofOf(early, password, pool.now()), stranger)).status).toBe(200);
});
