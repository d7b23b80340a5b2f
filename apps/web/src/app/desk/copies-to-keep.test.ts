import { expect, test } from 'vitest';
import { copiesToKeep, keptMs, lettersBetween, mostCopies } from './copies-to-keep.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** What is left after `writing` minutes, with a copy every minute. */
function afterWriting(minutes: number): readonly number[] {
  let kept: readonly number[] = [];
  for (let at = 1; at <= minutes; at++) kept = copiesToKeep([at * minute, ...kept], at * minute);
  return kept;
}

test('up to twenty copies are all kept, for fourteen days', () => {
  const now = 100 * day;
  const times = Array.from({ length: mostCopies }, (_, at) => now - at * minute);
  expect(copiesToKeep(times, now)).toEqual(times);
  expect(copiesToKeep([now - keptMs + 1, now - keptMs, now - keptMs - 1], now)).toEqual([now - keptMs + 1]);
});

test('a day of writing leaves the last minutes whole, and something of every hour before', () => {
  const minutes = 8 * 60;
  const kept = afterWriting(minutes).map((time) => minutes - time / minute);
  expect(kept).toHaveLength(mostCopies);
  expect(kept.slice(0, 3)).toEqual([0, 1, 2]);
  expect(kept.at(-1)).toBe(minutes - 1);
  const gaps = kept.slice(1).map((ago, index) => ago - (kept[index] ?? 0));
  // No gap is wider than what lies before it, or than an hour and a half for what is long ago.
  for (const [index, gap] of gaps.entries()) expect(gap).toBeLessThanOrEqual(Math.max(2, kept[index] ?? 0));
  expect(Math.max(...gaps)).toBeLessThanOrEqual(180);
});

test('what was written two weeks ago is still there after a hundred busy days, and nothing older', () => {
  let kept: readonly number[] = [];
  for (let at = 1; at <= 100 * 24; at++) kept = copiesToKeep([at * 60 * minute, ...kept], at * 60 * minute);
  const now = 100 * day;
  expect(kept).toHaveLength(mostCopies);
  expect(now - (kept.at(-1) ?? 0)).toBeLessThan(keptMs);
  expect(now - (kept.at(-1) ?? 0)).toBeGreaterThan(keptMs / 2);
});

test('what differs of two texts lies between what they begin and what they end with', () => {
  expect(lettersBetween('', '')).toBe(0);
  expect(lettersBetween('In the beginning', 'In the beginning')).toBe(0);
  expect(lettersBetween('In the beginning', 'In the very beginning')).toBe(5);
  expect(lettersBetween('aaaa', 'aa')).toBe(2);
  expect(lettersBetween('one two three', 'one 2 three')).toBe(3);
  expect(lettersBetween('', 'word')).toBe(4);
});
