import { expect, test } from 'vitest';
import { openGospelTable } from './gospel.ts';

const { dayGospel } = await openGospelTable();
const options = [
  { citation: 'Mt 25:31-46', kind: 'only' },
  { citation: 'Lk 1:1-4; 4:14-21', kind: 'alternative' },
] as const;
const usual = 'Matthew 25:31-46';

test.each([
  ['Matthew', 25, '31-46', 'same', usual],
  ['Mt', 25, '31–46', 'same', usual],
  ['Matthew', 25, '40', 'part', usual],
  ['Matthew', 25, '31-36, 40', 'part', usual],
  ['Luke', 4, '14-21', 'part', 'Luke 1:1-4; 4:14-21'],
  ['Luke', 1, '1-4; 4:14-21', 'same', 'Luke 1:1-4; 4:14-21'],
  ['Matthew', 25, '30-46', 'other', usual],
  ['Luke', 20, '27-40', 'other', usual],
  ['Genesis', 1, '1', 'other', usual],
  ['Matthew', 25, 'from the beginning', 'other', usual],
] as const)('%s %i:%s is %s', (book, chapter, verse, is, reference) => {
  expect(dayGospel({ book, chapter, verse }, options)).toEqual({ is, reference });
});

test('a day without a Gospel gives null', () => {
  expect(dayGospel({ book: 'Luke', chapter: 1, verse: '1' }, [])).toBeNull();
});
