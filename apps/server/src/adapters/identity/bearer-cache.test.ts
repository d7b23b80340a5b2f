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

function underTest(result: (token: string) => Promise<Verdict> | Verdict) {
  let now = start;
  const verified: string[] = [];
  const verify = cacheBearers(
    async (token) => {
      verified.push(token);
      return result(token);
    },
    { now: () => new Date(now) },
  );
  return { verify, verified, advance: (ms: number) => (now += ms) };
}

const goodUntil = (ms: number): Verdict => ({ bearer: valid, expiresAt: new Date(start + ms) });

test('a token is verified once a second', async () => {
  const { verify, verified, advance } = underTest(() => goodUntil(900_000));
  for (const ms of [0, 1, 998]) {
    advance(ms);
    expect(await verify('a')).toEqual(valid);
  }
  expect(verified).toEqual(['a']);
  advance(1);
  await verify('a');
  await verify('b');
  expect(verified).toEqual(['a', 'a', 'b']);
});

test('a result is not cached past the expiry of the token', async () => {
  const { verify, verified, advance } = underTest(() => goodUntil(500));
  await verify('a');
  advance(499);
  await verify('a');
  expect(verified).toHaveLength(1);
  advance(1);
  await verify('a');
  expect(verified).toHaveLength(2);
});

test('concurrent calls share one verification, whose age counts from its start', async () => {
  const slow = Promise.withResolvers<Verdict>();
  const { verify, verified, advance } = underTest(() => slow.promise);
  const first = Array.from({ length: 50 }, () => verify('a'));
  expect(verified).toHaveLength(1);
  advance(2_000);
  const late = verify('a');
  expect(verified).toHaveLength(2);
  slow.resolve(goodUntil(900_000));
  for (const answer of [...first, late]) expect(await answer).toEqual(valid);
});

test.each(['revoked', 'expired'] as const)('the result "%s" is cached', async (status) => {
  const { verify, verified } = underTest(() => ({ bearer: { status }, expiresAt: null }));
  expect([await verify('a'), await verify('a')]).toEqual([{ status }, { status }]);
  expect(verified).toHaveLength(1);
});

test('invalid tokens do not evict valid ones', async () => {
  const { verify, verified } = underTest((token) =>
    token === 'a' ? goodUntil(900_000) : { bearer: { status: 'invalid' }, expiresAt: null },
  );
  await verify('a');
  for (let at = 0; at < 6_000; at += 1) await verify(`made up ${at}`);
  await verify('a');
  expect(verified.filter((token) => token === 'a')).toHaveLength(1);
});
