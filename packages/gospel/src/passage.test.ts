import { expect, test } from 'vitest';
import { gospelBooks as books } from './gospel-books.ts';
import { getCitationText } from './passage.ts';

test('the four Gospels have all chapters and verses', () => {
  const sizes = Object.values(books).map((book) => [book.length, book.flat().length]);
  expect(sizes).toEqual([
    [28, 1071],
    [16, 678],
    [24, 1151],
    [21, 879],
  ]);
  const empty = Object.values(books).flatMap((book) => book.flat().filter((verse) => verse === ''));
  expect(empty).toHaveLength(1);
  expect(books.Luke[16]?.[35]).toBe('');
});

test('verses contain no markup, footnotes or stray spaces', () => {
  const verses = Object.values(books).flatMap((book) => book.flat());
  const odd = /[<>{}[\]*¶\d]| {2}| [.,;:?!]|[.,;:?!][A-Za-z]|”[A-Za-z]| \n|\n |\s$|\n{3}|^ /;
  expect(verses.filter((verse) => odd.test(verse))).toEqual([]);
});

test('paragraphs are separated by an empty line', () => {
  expect(getCitationText('Jn 1:20-21')).toBe(
    [
      '²⁰He declared, and didn’t deny, but he declared, “I am not the Christ.”',
      '²¹They asked him, “What then? Are you Elijah?”',
      'He said, “I am not.”',
      '“Are you the prophet?”',
      'He answered, “No.”',
    ].join('\n\n'),
  );
  expect(getCitationText('Jn 3:16')).toBe(
    'For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life.',
  );
});

test('lines of poetry are separated by a newline', () => {
  expect(getCitationText('Mt 5:2-4')).toBe(
    '²He opened his mouth and taught them, saying,\n\n' +
      '³“Blessed are the poor in spirit,\nfor theirs is the Kingdom of Heaven.\n' +
      '⁴Blessed are those who mourn,\nfor they shall be comforted.',
  );
});

test('a passage can extend into the next chapter', () => {
  const text = getCitationText('Mk 8:38-9:2');
  expect(text).toMatch(/^³⁸For whoever will be ashamed of me/);
  expect(text).toContain('“Most certainly I tell you, there are some standing here');
  expect(text).toMatch(/he was changed into another form in front of them\.$/);
});

test('a verse without text is left out', () => {
  expect(getCitationText('Lk 17:35-37')).toContain('will be left.”\n\n³⁷They, answering');
  expect(getCitationText('Lk 17:36')).toBeNull();
});
