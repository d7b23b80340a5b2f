import { setTimeout as pause } from 'node:timers/promises';
import { days, hours, minutes } from '@wayfare/contracts/rules/durations';
import { expect } from 'vitest';
import { withDatabase } from '#adapters/db/testing/test-database.ts';
import { ruth, signupSite } from './testing/signup-site.ts';
import { test } from './testing/signup-test.ts';

test('an unpaid sign-up is deleted after a day, with its person and account', async ({ site }) => {
  await site.stage();
  const sessionId = await site.openPage();
  site.advance(hours(24) - 1);
  await site.expireSignups();
  expect(await site.count('signup')).toBe(1);
  site.advance(1);
  await site.expireSignups();
  expect([
    await site.count('signup'),
    await site.count('person'),
    await site.count('user_pool.account'),
  ]).toEqual([0, 0, 0]);
  expect(site.expired).toEqual([sessionId]);
});

test('paid sign-ups stay, also if the payment is found only then', async ({ site }) => {
  await site.paidToken('paid@example.org');
  await site.stage({ email: 'late@example.org' });
  site.pay(await site.openPage('late@example.org'));
  await site.stage({ email: 'unpaid@example.org' });
  site.advance(days(2));
  await site.expireSignups();
  await site.expireSignups();
  const { rows } = await site.database.query('select email from signup order by email');
  expect(rows).toEqual([{ email: 'late@example.org' }, { email: 'paid@example.org' }]);
  expect(await site.count('user_pool.account')).toBe(2);
  expect(await site.mailedTokens()).toHaveLength(2);
});

test('an account whose id was not saved is deleted with its sign-up', async ({ site }) => {
  await site.stage();
  await site.database.query('update person set sub = null');
  site.advance(days(1));
  await site.expireSignups();
  expect([await site.count('person'), await site.count('user_pool.account')]).toEqual([0, 0]);
});

test.each([
  ['an account that an operator confirmed meanwhile', true],
  ['another account with the same address', false],
])('%s stays', async (_, isIdSaved) => {
  await using site = await withDatabase(signupSite);
  await site.stage();
  if (!isIdSaved) await site.database.query('update person set sub = null');
  await site.identity.confirm((await site.identity.findByEmail(ruth.email))?.sub ?? '');
  site.advance(days(1));
  await site.expireSignups();
  expect([
    await site.count('signup'),
    await site.count('person'),
    await site.count('user_pool.account'),
  ]).toEqual([0, Number(isIdSaved), 1]);
});

test('a sign-up that cannot be deleted does not block the others', async ({ database }) => {
  let isDown = false;
  await using site = signupSite(database, {
    identity: (real) => ({
      ...real,
      delete: async (sub) => {
        const account = await real.findBySub(sub);
        if (isDown && account?.email === ruth.email) throw new Error('The provider is down');
        return real.delete(sub);
      },
    }),
  });
  await site.stage();
  site.advance(minutes(1));
  await site.stage({ email: 'naomi@example.org' });
  site.advance(days(1));
  isDown = true;
  await expect(site.expireSignups()).rejects.toThrow('1 unpaid sign-ups could not be deleted');
  expect((await database.query('select email from signup')).rows).toEqual([{ email: ruth.email }]);
  isDown = false;
  await site.expireSignups();
  expect(await site.count('user_pool.account')).toBe(0);
});

test('a sign-up during the deletion of the expired one keeps its account', async ({ database }) => {
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
  // A server crashed before saving the account's id.
  await database.query('update person set sub = null');
  site.advance(days(1));
  stageAgain = () => site.stage({ name: 'Naomi' });
  await site.expireSignups();
  expect((await staging)?.statusCode).toBe(200);
  const { rows } = await database.query<{ sub: string }>(
    'select sub from signup join person using (person_id)',
  );
  expect(rows).toHaveLength(1);
  expect(await site.identity.findByEmail(ruth.email)).toMatchObject({ name: 'Naomi', sub: rows[0]?.sub });
});

test('links that were replaced a month ago and leases of crashed servers are deleted', async ({ site }) => {
  await site.paidToken();
  site.advance(minutes(2));
  await site.post('/resend-confirmation', { email: ruth.email });
  await site.processJobs();
  await site.database.query(`insert into lease values ('a@b.example', gen_random_uuid(), now())`);
  site.advance(days(29));
  await site.expireSignups();
  expect([await site.count('confirmation_link'), await site.count('lease')]).toEqual([2, 0]);
  site.advance(days(2));
  await site.expireSignups();
  expect(await site.count('confirmation_link')).toBe(1);
});
