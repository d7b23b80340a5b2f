import { emptyHomily } from '@wayfare/contracts/rules/homily-content';
import { expect, test } from 'vitest';
import { contentOf, differingFields, faultsIn, homilyKind, inPlainText, typedFrom } from './typed-homily.ts';

const typed = (title: string) => ({ ...typedFrom(emptyHomily), title });

test('an invalid chapter is not saved and gives an error', () => {
  expect(contentOf({ ...typed('A'), chapter: ' 12 ' }).chapter).toBe(12);
  for (const chapter of ['0', '151', 'twelve', '1.5']) {
    expect(contentOf({ ...typed('A'), chapter }).chapter).toBeNull();
    expect(faultsIn({ ...typed('A'), chapter })).toEqual({
      chapter: 'A chapter is a whole number, from 1 to 150.',
    });
  }
  expect(faultsIn(typed('A'))).toEqual({});
  expect(faultsIn(typed('A'.repeat(201)))).toEqual({ title: 'The title is longer than 200 characters.' });
});

test('two versions differ in the fields with different text', () => {
  expect(differingFields(typed('A'), { ...typed('A '), verse: '1' })).toEqual(['verse']);
});

test('white space and an invalid chapter do not count as a change', () => {
  expect(homilyKind.writing(typed(' A  b\n'))).toBe(homilyKind.writing(typed('A b')));
  expect(homilyKind.isSame(typed('A '), typed('A'))).toBe(false);
  expect(homilyKind.savable({ ...typed('A'), chapter: 'twelve' })).toEqual(typed('A'));
});

test('the clipboard text lists each filled field under its name', () => {
  expect(inPlainText({ ...typed('Salt'), homilyText: 'Of the earth.' })).toBe(
    'Title\nSalt\n\nReflection\nOf the earth.',
  );
});
