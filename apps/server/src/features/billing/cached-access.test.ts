import { seconds } from '@wayfare/contracts/rules/durations';
import type { AccessInput } from '@wayfare/contracts/rules/policies';
import { expect, test } from 'vitest';
import { pgDatabase } from '#adapters/db/pg-database.ts';
import { testDatabase } from '#adapters/db/testing/test-database.ts';
import { cachedAccess, cachedAccessFromDatabase, grantComplimentary } from './access.ts';

const given: AccessInput = { subscription: null, complimentary: { endsAt: null } };
const nothing: AccessInput = { subscription: null, complimentary: null };

/** A database of which it is known how often it was asked, and a clock that only moves when told. */
function site() {
  let now = new Date('2026-11-21T12:00:00Z').getTime();
  let truth = given;
  let isAway = false;
  let looks = 0;
  let version: number | null = 1;
  const ask = cachedAccess(
    async () => {
      looks += 1;
      if (isAway) throw new Error('away');
      return truth;
    },
    { now: () => new Date(now) },
    { version: () => version },
  );
  return {
    ask,
    looks: () => looks,
    pass: (ms: number) => {
      now += ms;
    },
    becomes: (input: AccessInput) => {
      truth = input;
    },
    hears: (news: number | null) => {
      version = news;
    },
    goesAway: () => {
      isAway = true;
    },
    comesBack: () => {
      isAway = false;
    },
  };
}

test('a change of which nothing was heard shows within two seconds', async () => {
  const { ask, becomes, pass } = site();
  expect(await ask('ruth')).toEqual(given);
  becomes(nothing);
  pass(seconds(1) - 1);
  expect(await ask('ruth')).toEqual(given);
  pass(1);
  expect(await ask('ruth')).toEqual(nothing);
});

test('asking does not make an answer younger', async () => {
  const { ask, becomes, pass } = site();
  await ask('ruth');
  becomes(nothing);
  for (let asked = 0; asked < 4; asked++) {
    pass(250);
    await ask('ruth');
  }
  expect(await ask('ruth')).toEqual(nothing);
});

test('those who ask at the same time share a look, and each member has one', async () => {
  const { ask, looks } = site();
  await Promise.all(Array.from({ length: 50 }, (_, at) => ask(at % 2 === 0 ? 'ruth' : 'luke')));
  expect(looks()).toBe(2);
});

test('a look that failed is told to those who asked, and not remembered', async () => {
  const { ask, goesAway, comesBack } = site();
  goesAway();
  await expect(Promise.all([ask('ruth'), ask('ruth')])).rejects.toThrow('away');
  comesBack();
  expect(await ask('ruth')).toEqual(given);
});

test('a clock that is set back leaves no answer behind that is good for ever', async () => {
  const { ask, becomes, pass } = site();
  await ask('ruth');
  becomes(nothing);
  pass(-seconds(60));
  expect(await ask('ruth')).toEqual(nothing);
});

test('a crowd does not fill the memory: the oldest make room', async () => {
  const { ask, looks } = site();
  for (let member = 0; member <= 5_000; member++) await ask(`member ${member}`);
  const before = looks();
  await ask('member 5000');
  expect(looks()).toBe(before);
  await ask('member 0');
  expect(looks()).toBe(before + 1);
});

test('a change that was heard of shows at once', async () => {
  const { ask, becomes, hears } = site();
  await ask('ruth');
  becomes(nothing);
  hears(2);
  expect(await ask('ruth')).toEqual(nothing);
});

test('what another server gives away, this one knows of long before its memory ends', async () => {
  await using database = await testDatabase();
  const elsewhere = pgDatabase(database.connection, { warn: () => {} });
  const now = new Date('2026-11-21T12:00:00Z');
  // A clock that stands still: without the news, the old answer would be good for ever.
  const ask = cachedAccessFromDatabase(database, { now: () => now });
  expect(await ask('ruth')).toEqual(nothing);
  await grantComplimentary(elsewhere, 'ruth', { now });
  await expect.poll(() => ask('ruth')).toEqual(given);
  await elsewhere.close();
});
