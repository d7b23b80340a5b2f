import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHomily, writeHomily } from './homily-text.ts';

test.each([
  'One line',
  'Not *when*, but *whom*.\nA second paragraph',
  '> Said\n> and said again\nand what follows',
  '2 * 3 * 4 and snake_case_name',
  String.raw`A \*star\* that is meant`,
])('%j is equal after reading and writing', (text) => {
  expect(writeHomily(readHomily(text))).toBe(text);
});

test('blank lines and spaces at the edges are not stored', () => {
  expect(writeHomily(readHomily(' One\n\n\n> Two \n>\n> Three'))).toBe('One\n> Two\n> Three');
  expect(writeHomily(readHomily(''))).toBe('');
});

test('written text reads as the same text', () => {
  const piece = fc.oneof(
    fc.constantFrom('*', '\\*', ' ', '\n', '> ', 'word', 'ü', '**'),
    fc.string({ maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const once = writeHomily(readHomily(pieces.join('')));
      expect(writeHomily(readHomily(once))).toBe(once);
    }),
  );
});
