import { setTimeout as pause } from 'node:timers/promises';
import { days, hours, minutes } from '@wayfare/contracts/rules/durations';
import { expect, test } from 'vitest';
import { testDatabase } from '#adapters/db/testing/test-database.ts';
import { ruth, signupSite } from './testing/signup-site.ts';

test('an unpaid signup is gone after a day, with its person and its account', async () => {
  await using database = await testDatabase();
  await using site = signupSite(database);
  await site.stage();
  const sessionId = await site.openPage();
  site.pass(hours(24) - 1);
  await site.forget();
  expect(await site.count('signup')).toBe(1);
  site.pass(1);
  await site.forget();
  expect([
    await site.count('signup'),
    await site.count('person'),
    await site.count('user_pool.account'),
  ]).toEqual([0, 0, 0]);
  expect(site.expired).toEqual([sessionId]);
});

test('what is paid stays, also what turns out to be', async () => {
  await using database = await testDatabase();
  await using site = signupSite(database);
  await site.paidToken('paid@example.org');
  await site.stage({ email: 'late@example.org' });
  site.pay(await site.openPage('late@example.org'));
  await site.stage({ email: 'unpaid@example.org' });
  site.pass(days(2));
  await site.forget();
  await site.forget();
  const { rows } = await database.query('select email from signup order by email');
  expect(rows).toEqual([{ email: 'late@example.org' }, { email: 'paid@example.org' }]);
  expect(await site.count('user_pool.account')).toBe(2);
  expect(await site.mailedTokens()).toHaveLength(2);
});

test('an account that was made and never noted goes with the signup that it was made for', async () => {
  await using database = await testDatabase();
  await using site = signupSite(database);
  await site.stage();
  await database.query('update person set sub = null');
  site.pass(days(1));
  await site.forget();
  expect([await site.count('person'), await site.count('user_pool.account')]).toEqual([0, 0]);
});

test('somebody whom the operator vouched for meanwhile keeps the account', async () => {
  await using database = await testDatabase();
  await using site = signupSite(database);
  await site.stage();
  await site.identity.confirm((await site.identity.findByEmail(ruth.email))?.sub ?? '');
  site.pass(days(1));
  await site.forget();
  expect([
    await site.count('signup'),
    await site.count('person'),
    await site.count('user_pool.account'),
  ]).toEqual([0, 1, 1]);
});

test('an account of the same address that is not of the signup is left alone', async () => {
  await using database = await testDatabase();
  await using site = signupSite(database);
  await site.stage();
  await database.query('update person set sub = null');
  await site.identity.confirm((await site.identity.findByEmail(ruth.email))?.sub ?? '');
  site.pass(days(1));
  await site.forget();
  expect([await site.count('person'), await site.count('user_pool.account')]).toEqual([0, 1]);
});

test('one that cannot be forgotten does not keep the others', async () => {
  await using database = await testDatabase();
  let isAway = false;
  await using site = signupSite(database, {
    identity: (real) => ({
      ...real,
      delete: async (sub) => {
        const account = await real.findBySub(sub);
        if (isAway && account?.email === ruth.email) throw new Error('The provider is away');
        return real.delete(sub);
      },
    }),
  });
  await site.stage();
  site.pass(minutes(1));
  await site.stage({ email: 'naomi@example.org' });
  site.pass(days(1));
  isAway = true;
  await expect(site.forget()).rejects.toThrow('1 unpaid signups could not be forgotten');
  expect((await database.query('select email from signup')).rows).toEqual([{ email: ruth.email }]);
  isAway = false;
  await site.forget();
  expect(await site.count('user_pool.account')).toBe(0);
});

test('who signs up while the leftover of the address is being forgotten keeps the new account', async () => {
  await using database = await testDatabase();
  let stageAgain: (() => Promise<{ statusCode: number }>) | undefined;
  let staging: Promise<{ statusCode: number }> | undefined;
  await using site = signupSite(database, {
    onExpire: async () => {
      if (staging !== undefined) return;
      staging = stageAgain?.();
      await pause(300);
    },
  });
  await site.stage();
  await site.openPage();
  // A server died before it could note whose account it had made.
  await database.query('update person set sub = null');
  site.pass(days(1));
  stageAgain = () => site.stage({ name: 'Naomi' });
  await site.forget();
  expect((await staging)?.statusCode).toBe(200);
  const { rows } = await database.query<{ sub: string }>(
    'select sub from signup join person using (person_id)',
  );
  expect(rows).toHaveLength(1);
  expect(await site.identity.findByEmail(ruth.email)).toMatchObject({ name: 'Naomi', sub: rows[0]?.sub });
});

test('forgetting and signing up again at the same moment leave one whole signup', async () => {
  await using database = await testDatabase();
  await using site = signupSite(database);
  for (let round = 0; round < 5; round++) {
    const email = `reader-${round}@example.org`;
    await site.stage({ email });
    site.pass(days(1));
    const [answer] = await Promise.all([site.stage({ email }), site.forget()]);
    expect(answer.statusCode).toBe(200);
    const { rows } = await database.query<{ sub: string }>(
      'select sub from signup join person using (person_id) where email = $1',
      [email],
    );
    expect(rows).toHaveLength(1);
    expect((await site.identity.findByEmail(email))?.sub).toBe(rows[0]?.sub);
  }
});

test('links that were replaced a month ago, and turns of servers that died, are forgotten too', async () => {
  await using database = await testDatabase();
  await using site = signupSite(database);
  await site.paidToken();
  site.pass(minutes(2));
  await site.post('/resend-confirmation', { email: ruth.email });
  await site.work();
  await database.query(`insert into lease values ('a@b.example', gen_random_uuid(), now())`);
  site.pass(days(29));
  await site.forget();
  expect([await site.count('confirmation_link'), await site.count('lease')]).toEqual([2, 0]);
  site.pass(days(2));
  await site.forget();
  expect(await site.count('confirmation_link')).toBe(1);
});
