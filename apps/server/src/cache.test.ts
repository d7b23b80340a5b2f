import { expect, test } from 'vitest';
import { cache } from './cache.ts';

const loading = () => {
  const loaded: string[] = [];
  const load = (what: string) => async () => {
    loaded.push(what);
    return what;
  };
  return { loaded, load };
};

const lengthOf = (text: string): number => text.length;

test('concurrent and later requests share one load', async () => {
  const { loaded, load } = loading();
  const values = cache<string>({ max: 10 });
  await Promise.all([1, 2, 3].map(() => values.get('a', load('a'))));
  await values.get('b', load('b'));
  expect(await values.get('a', load('never'))).toBe('a');
  expect(loaded).toEqual(['a', 'b']);
  values.delete('a');
  expect(await values.get('a', load('a again'))).toBe('a again');
});

test.each([
  ['entry count', { max: 2 }],
  ['total size', { max: 5, sizeOf: lengthOf }],
])('a cache limited by %s evicts the least recently used entry', async (_, options) => {
  const { loaded, load } = loading();
  const values = cache<string>(options);
  for (const key of ['aa', 'bb', 'aa', 'cc', 'aa', 'bb']) await values.get(key, load(key));
  expect(loaded).toEqual(['aa', 'bb', 'cc', 'bb']);
});

test('a value above the size limit is returned and not cached', async () => {
  const { loaded, load } = loading();
  const values = cache<string>({ max: 5, sizeOf: lengthOf });
  await values.get('a', load('a'));
  expect(await values.get('b', load('far too long'))).toBe('far too long');
  for (const key of ['a', 'b']) await values.get(key, load(key));
  expect(loaded).toEqual(['a', 'far too long', 'b']);
});

test('a failed load rejects its callers and is retried by the next call', async () => {
  const values = cache<string>({ max: 10 });
  const away = () => Promise.reject(new Error('away'));
  const asked = [values.get('a', away), values.get('a', away)];
  for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected');
  expect(await values.get('a', async () => 'there')).toBe('there');
});

test('a value expires at its age, however often it is read, and if the clock is set back', async () => {
  const { loaded, load } = loading();
  let at = 60_000;
  const values = cache<string>({ max: 10, maxAge: { ms: 1_000, clock: { now: () => new Date(at) } } });
  for (at of [60_000, 60_500, 60_999]) await values.get('a', load('first'));
  expect(loaded).toEqual(['first']);
  at = 61_000;
  await values.get('a', load('second'));
  at = 30_000;
  await values.get('a', load('third'));
  expect(loaded).toEqual(['first', 'second', 'third']);
});
