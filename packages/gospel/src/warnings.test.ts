import { expect, test } from 'vitest';
import { openGospel } from './gospel.ts';

const gospel = await openGospel();
const ofTheDay = [{ citation: 'Lk 17:26-37', kind: 'only' }] as const;
const warn = (book: string, chapter: number | null, verse: string, options = [...ofTheDay] as const) =>
  gospel.warningsFor({ book, chapter, verse }, options);

test('the Gospel of the day is not warned about, however it is written', () => {
  expect(warn('Luke', 17, '26-37')).toEqual([]);
  expect(warn('Lk', 17, '26–37')).toEqual([]);
});

test('a part of it, or more than it, counts as the same', () => {
  expect(warn('Luke', 17, '33')).toEqual([]);
  expect(warn('Luke', 17, '20-18:8')).toEqual([]);
});

test('nothing is said while a field is still empty', () => {
  expect(warn('', 17, '26')).toEqual([]);
  expect(warn('Luke', null, '26')).toEqual([]);
  expect(warn('Luke', 17, ' ')).toEqual([]);
});

test('another Gospel is told, with the name of the day’s', () => {
  expect(warn('Luke', 18, '1-8')).toEqual([
    {
      code: 'not_the_days_gospel',
      message: 'The Gospel of this day is Luke 17:26-37. Keep yours if you mean it.',
    },
  ]);
});

test('any of the options is as good as the first, and at most three are named', () => {
  const options = ['Jn 1:1-18', 'Mt 1:1-25', 'Lk 2:1-14', 'Lk 2:15-20'].map(
    (citation) => ({ citation, kind: 'alternative' }) as const,
  );
  expect(gospel.warningsFor({ book: 'Luke', chapter: 2, verse: '15-20' }, options)).toEqual([]);
  expect(gospel.warningsFor({ book: 'Luke', chapter: 3, verse: '1' }, options)).toMatchObject([
    {
      message:
        'The Gospel of this day is John 1:1-18, or Matthew 1:1-25, or Luke 2:1-14, or another. Keep yours if you mean it.',
    },
  ]);
});

test('where the day’s Gospel is not known, none is missed', () => {
  expect(gospel.warningsFor({ book: 'Luke', chapter: 18, verse: '1-8' }, [])).toEqual([]);
});

test('a verse beyond its chapter is told with the last one', () => {
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
])('%s %i:%s cannot be read, and the reason is told', (book, chapter, verse, message) => {
  expect(warn(book, chapter, verse)).toEqual([{ code: 'reference_unread', message }]);
});

test.each(['²', '1\u0000', '٣', '9'.repeat(60), '1-'.repeat(30), ':;,-–—', '<b>1</b>', '1e9', '-1', '💬'])(
  'nothing that is typed as a verse throws: %j',
  (verse) => {
    expect(warn('Luke', 17, verse).every(({ message }) => message.length > 0)).toBe(true);
    expect(() => warn(verse, 150, verse)).not.toThrow();
  },
);
