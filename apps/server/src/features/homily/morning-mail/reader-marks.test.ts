import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { anyMark, readerMarksUnder } from './reader-marks.ts';

const marks = readerMarksUnder(new Uint8Array(32).fill(7));

test('a mark leads back to its reader, is short, and needs no escaping in an address', () => {
  for (let times = 0; times < 200; times += 1) {
    const personId = randomUUID();
    const mark = marks.markOf(personId);
    expect(mark).toMatch(/^[\w-]{43}$/);
    expect(mark).toHaveLength(anyMark.length);
    expect(marks.findReader(mark)).toBe(personId);
  }
});

test('a changed mark, one of another key, and what never was one lead to nobody', () => {
  const mark = marks.markOf(randomUUID());
  for (let at = 0; at < mark.length; at += 1) {
    const other = mark[at] === 'A' ? 'B' : 'A';
    expect(marks.findReader(mark.slice(0, at) + other + mark.slice(at + 1)), `${at}`).toBeNull();
  }
  expect(readerMarksUnder(new Uint8Array(32).fill(8)).findReader(mark)).toBeNull();
  for (const text of ['', 'x', anyMark, `${mark}x`, mark.slice(1), mark.toUpperCase(), '\0'.repeat(43)])
    expect(marks.findReader(text)).toBeNull();
});
