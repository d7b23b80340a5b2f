import { expect, test } from 'vitest';
import { openGospel } from './gospel.ts';

const gospel = await openGospel();
const gospelOfDay = [{ citation: 'Lk 17:26-37', kind: 'only' }] as const;
const warn = (book: string, chapter: number | null, verse: string, options = [...gospelOfDay] as const) =>
  gospel.listWarnings({ book, chapter, verse }, options);

test('the Gospel of the day gives no warning in any spelling', () => {
  expect(warn('Luke', 17, '26-37')).toEqual([]);
  expect(warn('Lk', 17, '26–37')).toEqual([]);
});

test('a part of the Gospel of the day, or a longer passage, gives no warning', () => {
  expect(warn('Luke', 17, '33')).toEqual([]);
  expect(warn('Luke', 17, '20-18:8')).toEqual([]);
});

test('an incomplete reference gives no warning', () => {
  expect(warn('', 17, '26')).toEqual([]);
  expect(warn('Luke', null, '26')).toEqual([]);
  expect(warn('Luke', 17, ' ')).toEqual([]);
});

test('another Gospel gives a warning that names the Gospel of the day', () => {
  expect(warn('Luke', 18, '1-8')).toEqual([
    {
      code: 'not_the_days_gospel',
      message: 'The Gospel of this day is Luke 17:26-37. Keep yours if you mean it.',
    },
  ]);
});

test('any option of the day is accepted, and the warning names at most three', () => {
  const options = ['Jn 1:1-18', 'Mt 1:1-25', 'Lk 2:1-14', 'Lk 2:15-20'].map(
    (citation) => ({ citation, kind: 'alternative' }) as const,
  );
  expect(gospel.listWarnings({ book: 'Luke', chapter: 2, verse: '15-20' }, options)).toEqual([]);
  expect(gospel.listWarnings({ book: 'Luke', chapter: 3, verse: '1' }, options)).toMatchObject([
    {
      message:
        'The Gospel of this day is John 1:1-18, or Matthew 1:1-25, or Luke 2:1-14, or another. Keep yours if you mean it.',
    },
  ]);
});

test('a verse beyond the end of its chapter gives a warning with the last verse', () => {
  expect(warn('Luke', 17, '26-40')).toEqual([
    {
      code: 'verse_beyond_chapter',
      message: 'Luke 17 ends with verse 37: there is no verse 40.',
    },
  ]);
  expect(warn('Mk', 16, '99')).toMatchObject([
    { code: 'verse_beyond_chapter', message: 'Mark 16 ends with verse 20: there is no verse 99.' },
  ]);
  expect(warn('John', 18, '1-19:43')[0]?.message).toBe('John 19 ends with verse 42: there is no verse 43.');
});

test.each([
  ['John', 25, '1', 'John has 21 chapters: none is numbered 25.'],
  ['Genesis', 1, '1', '“Genesis” is not one of the four Gospels: Matthew, Mark, Luke or John.'],
  ['Luke', 17, '37-26', 'These verses end before they begin. Are two numbers the wrong way round?'],
  [
    'Luke',
    17,
    'the end',
    'We could not read “Luke 17:the end” as a passage. Verses are written like 26-37, or 1-6, 16-18.',
  ],
  [
    'Luke',
    17,
    '0',
    'We could not read “Luke 17:0” as a passage. Verses are written like 26-37, or 1-6, 16-18.',
  ],
])('the warning for %s %i:%s says why it is invalid', (book, chapter, verse, message) => {
  expect(warn(book, chapter, verse)).toEqual([{ code: 'reference_unread', message }]);
});

test.each(['²', '1\u0000', '٣', '9'.repeat(60), '1-'.repeat(30), ':;,-–—', '<b>1</b>', '1e9', '-1', '💬'])(
  'a verse of %j gives warnings without an exception',
  (verse) => {
    expect(warn('Luke', 17, verse).every(({ message }) => message.length > 0)).toBe(true);
    expect(() => warn(verse, 150, verse)).not.toThrow();
  },
);
