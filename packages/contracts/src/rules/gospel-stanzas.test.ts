import { expect, test } from 'vitest';
import { gospelStanzas, paragraphsOf } from './gospel-stanzas.ts';

test('every line break begins a paragraph, and empty lines are only air', () => {
  expect(paragraphsOf('One.\nTwo.\r\n\r\n  Three. \n')).toEqual(['One.', 'Two.', 'Three.']);
  expect(paragraphsOf('One.\vTwo.\u2028Three.')).toEqual(['One.', 'Two.', 'Three.']);
  expect(paragraphsOf(' \n ')).toEqual([]);
});

test('a Gospel with empty lines keeps its lines of verse together', () => {
  expect(gospelStanzas('He said:\n\nMy soul\nmagnifies\n \nMary stayed.')).toEqual([
    ['He said:'],
    ['My soul', 'magnifies'],
    ['Mary stayed.'],
  ]);
  expect(gospelStanzas('One.\nTwo.')).toEqual([['One.'], ['Two.']]);
});

test('words that are opened in one line of a stanza are closed at its end, not at the line’s', () => {
  expect(gospelStanzas('Mary said:\n\n“My soul\nmagnifies')).toEqual([
    ['Mary said:'],
    ['“My soul', 'magnifies”'],
  ]);
});
