import { expect, test } from 'vitest';
import { findEvangelist, parseCitation, parseReference } from './reference-reader.ts';

const luke = (...ranges: [from: number, to: number][]) =>
  ranges.map(([from, to]) => ({ from: 42_000_000 + from, to: 42_000_000 + to }));
const john = (...ranges: [from: number, to: number][]) =>
  ranges.map(([from, to]) => ({ from: 43_000_000 + from, to: 43_000_000 + to }));

test.each([
  ['Lk 17:26-37', luke([17_026, 17_037])],
  ['Luke 17:26–37', luke([17_026, 17_037])],
  ['Lk 1:1-4; 4:14-21', luke([1001, 1004], [4014, 4021])],
  ['Lk 2:22, 39-40', luke([2022, 2022], [2039, 2040])],
  ['Lk 9:28b-36', luke([9028, 9036])],
  ['Lk 7:36-8:3', luke([7036, 8003])],
  ['Lk 1,26-38', luke([1026, 1038])],
  ['Gospel: Luke 1:26-38 (short form)', luke([1026, 1038])],
  ['Jn 18:1-19:42', john([18_001, 19_042])],
  ['Jno. 3:16', john([3016, 3016])],
  ['John 3v16', john([3016, 3016])],
  ['John 3', john([3001, 3036])],
])('parses %s', (text, ranges) => {
  expect(parseCitation(text)).toEqual(ranges);
});

test('a citation with two forms gives both', () => {
  expect(parseCitation('Lk 2:22-40 or 2:22, 39-40')).toEqual(luke([2022, 2040], [2022, 2022], [2039, 2040]));
  expect(parseCitation('Jn 20:1-9 or Lk 24:1-12')).toEqual([
    ...john([20_001, 20_009]),
    ...luke([24_001, 24_012]),
  ]);
});

test.each(['', 'hello', 'Jn 25:1', 'Mk 16:99', 'Gn 1:1', '1 Jn 3:1', 'Lk 8:1-3, Gn 1:1', 'Lk 3:0'])(
  '%j is not a reference to a Gospel',
  (text) => {
    expect(parseCitation(text)).toBeNull();
  },
);

test('a very long text is not parsed', () => {
  expect(parseCitation(`Lk ${'1:1, '.repeat(10_000)}`)).toBeNull();
});

test('an f adds one verse up to the end of the chapter', () => {
  expect(parseReference('John', 3, '16f')).toEqual(john([3016, 3017]));
  expect(parseReference('John', 3, '16-18f.')).toEqual(john([3016, 3019]));
  expect(parseReference('John', 3, '36f')).toEqual(john([3036, 3036]));
  expect(parseReference('John', 3, '16ff')).toEqual(john([3016, 3036]));
});

test('the fields of a homily are parsed in different spellings', () => {
  expect(parseReference('Lk', 17, '26-37')).toEqual(luke([17_026, 17_037]));
  expect(parseReference('St. Luke', 17, ' 26 - 37 ')).toEqual(luke([17_026, 17_037]));
  expect(parseReference('luke', 17, '17:26-37')).toEqual(luke([17_026, 17_037]));
  expect(parseReference('Luke', 17, '1-4; 6-8')).toEqual(luke([17_001, 17_004], [17_006, 17_008]));
  expect(parseReference('John', 18, '1-19:42')).toEqual(john([18_001, 19_042]));
  expect(parseReference('John', 3, '1 and 4')).toEqual(john([3001, 3001], [3004, 3004]));
  expect(parseReference('John', 3, '')).toEqual(john([3001, 3036]));
});

test('verses beyond the end of a chapter are left out', () => {
  expect(parseReference('John', 3, '30-99')).toEqual(john([3030, 3036]));
});

test.each([
  ['John', 3, 'abc'],
  ['John', 3, '1, x'],
  ['John', 25, '1'],
  ['Genesis', 1, '1'],
  ['1 John', 3, '1'],
  ['', 3, '1'],
] as const)('%s %i:%s is not a passage of a Gospel', (book, chapter, verse) => {
  expect(parseReference(book, chapter, verse)).toBeNull();
});

test('an evangelist is found by name and abbreviation', () => {
  expect(['Matthew', 'Mt', 'mark', 'Lk.', 'St. John'].map(findEvangelist)).toEqual([
    'Matthew',
    'Matthew',
    'Mark',
    'Luke',
    'John',
  ]);
  expect(['Acts', '1 John', 'Wisdom', ''].map(findEvangelist)).toEqual([null, null, null, null]);
});
