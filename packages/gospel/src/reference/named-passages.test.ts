import { expect, test } from 'vitest';
import { findNamedPassage, namedPassages } from './named-passages.ts';
import { parseCitation } from './reference-reader.ts';
import { formatRanges } from './verse-range.ts';

test('every named passage has a valid reference and unique names', () => {
  for (const { names, citations } of namedPassages)
    for (const name of names) {
      const parallels = citations.map(parseCitation);
      expect(parallels).not.toContain(null);
      expect(findNamedPassage(name)).toEqual(parallels);
    }
  expect(findNamedPassage('')).toBeNull();
  expect(namedPassages.length).toBeGreaterThan(80);
});

test.each([
  ['prodigal son', ['Luke 15:11–32']],
  ['The Parable of the Prodigal Son', ['Luke 15:11–32']],
  ['good samaritan', ['Luke 10:25–37']],
  ['Beatitudes', ['Matthew 5:1–12', 'Luke 6:20–26']],
  ["the Lord's Prayer", ['Matthew 6:9–13', 'Luke 11:2–4']],
  ['our father', ['Matthew 6:9–13', 'Luke 11:2–4']],
  ['sermon on the mount', ['Matthew 5:1–7:29']],
  ['wheat and tares', ['Matthew 13:24–30, 36–43']],
  ['Golden Rule', ['Matthew 7:12', 'Luke 6:31']],
])('%s names a passage', (name, references) => {
  expect(findNamedPassage(name)?.map(formatRanges)).toEqual(references);
});

test.each(['', 'the', 'son', 'mercy', 'good', 'Luke 15', 'prodigal son mercy'])(
  '%j is not a name',
  (text) => {
    expect(findNamedPassage(text)).toBeNull();
  },
);
