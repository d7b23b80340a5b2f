import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { cacheBearers, type Verdict } from './bearer-cache.ts';
import type { VerifiedBearer } from './identity.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
const valid: VerifiedBearer = {
  status: 'valid',
  sub: 'ruth',
  use: 'id',
  groups: [],
  signedInAt: new Date(start),
};

function underTest(verdictOn: (token: string) => Promise<Verdict> | Verdict) {
  let now = start;
  const looks: string[] = [];
  const verify = cacheBearers(
    async (token) => {
      looks.push(token);
      return verdictOn(token);
    },
    { now: () => new Date(now) },
  );
  return { verify, looks, pass: (ms: number) => (now += ms) };
}

const goodUntil = (ms: number): Verdict => ({ bearer: valid, expiresAt: new Date(start + ms) });

test('a token is looked at once in a second', async () => {
  const { verify, looks, pass } = underTest(() => goodUntil(900_000));
  for (const ms of [0, 1, 998]) {
    pass(ms);
    expect(await verify('a')).toEqual(valid);
  }
  expect(looks).toEqual(['a']);
  pass(1);
  await verify('a');
  await verify('b');
  expect(looks).toEqual(['a', 'a', 'b']);
});

test('nothing is remembered past the expiry of the token', async () => {
  const { verify, looks, pass } = underTest(() => goodUntil(500));
  await verify('a');
  pass(499);
  await verify('a');
  expect(looks).toHaveLength(1);
  pass(1);
  await verify('a');
  expect(looks).toHaveLength(2);
});

test('a clock that is set back makes no verdict last longer', async () => {
  const { verify, looks, pass } = underTest(() => goodUntil(900_000));
  await verify('a');
  pass(-60_000);
  await verify('a');
  expect(looks).toHaveLength(2);
});

test('many who ask at the same time share one look, whose age counts from its beginning', async () => {
  const slow = Promise.withResolvers<Verdict>();
  const { verify, looks, pass } = underTest(() => slow.promise);
  const first = Array.from({ length: 50 }, () => verify('a'));
  expect(looks).toHaveLength(1);
  pass(2_000);
  const late = verify('a');
  expect(looks).toHaveLength(2);
  slow.resolve(goodUntil(900_000));
  for (const answer of [...first, late]) expect(await answer).toEqual(valid);
});

test.each(['revoked', 'expired'] as const)('that a token is %s is remembered too', async (status) => {
  const { verify, looks } = underTest(() => ({ bearer: { status }, expiresAt: null }));
  expect([await verify('a'), await verify('a')]).toEqual([{ status }, { status }]);
  expect(looks).toHaveLength(1);
});

test('a flood of made-up tokens pushes nobody out', async () => {
  const { verify, looks } = underTest((token) =>
    token === 'a' ? goodUntil(900_000) : { bearer: { status: 'invalid' }, expiresAt: null },
  );
  await verify('a');
  for (let at = 0; at < 6_000; at += 1) await verify(`made up ${at}`);
  await verify('a');
  expect(looks.filter((token) => token === 'a')).toHaveLength(1);
});

test('of very many tokens the oldest are forgotten', async () => {
  const { verify, looks } = underTest(() => goodUntil(900_000));
  for (let at = 0; at < 5_001; at += 1) await verify(`${at}`);
  await verify('1');
  expect(looks).toHaveLength(5_001);
  await verify('0');
  expect(looks).toHaveLength(5_002);
});

test('a look that failed is told to all who waited, and the next one looks again', async () => {
  let isAway = true;
  const { verify, looks } = underTest(() => {
    if (isAway) throw new Error('away');
    return goodUntil(900_000);
  });
  const answers = await Promise.allSettled([verify('a'), verify('a')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(looks).toHaveLength(1);
  await setImmediate();
  isAway = false;
  expect(await verify('a')).toEqual(valid);
});
