import { expect, test } from 'vitest';
import { balanceQuotes, splitParagraphs, toGospelStanzas } from './gospel-stanzas.ts';

test('line breaks separate paragraphs, and empty lines are ignored', () => {
  expect(splitParagraphs('One.\nTwo.\r\n\r\n  Three. \n')).toEqual(['One.', 'Two.', 'Three.']);
  expect(splitParagraphs('One.\vTwo.\u2028Three.')).toEqual(['One.', 'Two.', 'Three.']);
  expect(splitParagraphs(' \n ')).toEqual([]);
});

test('empty lines separate stanzas of several lines', () => {
  expect(toGospelStanzas('He said:\n\nMy soul\nmagnifies\n \nMary stayed.')).toEqual([
    ['He said:'],
    ['My soul', 'magnifies'],
    ['Mary stayed.'],
  ]);
  expect(toGospelStanzas('One.\nTwo.')).toEqual([['One.'], ['Two.']]);
});

test('an open quotation is closed at the end of the stanza, not of the line', () => {
  expect(toGospelStanzas('Mary said:\n\n“My soul\nmagnifies')).toEqual([
    ['Mary said:'],
    ['“My soul', 'magnifies”'],
  ]);
});

test('a passage that starts or ends within a quotation gets the missing mark', () => {
  expect(balanceQuotes(['³⁷Then they came.” ³⁸He left.'])).toEqual(['³⁷“Then they came.” ³⁸He left.']);
  expect(balanceQuotes(['He said,', '“Blessed are the poor.'])).toEqual([
    'He said,',
    '“Blessed are the poor.”',
  ]);
  expect(balanceQuotes(['“He will say, ‘I don’t know you.'])).toEqual(['“He will say, ‘I don’t know you.’”']);
  expect(balanceQuotes(['“He said, ‘Come,’ and left.'])).toEqual(['“He said, ‘Come,’ and left.”']);
});

test('each paragraph of a quotation gets an opening mark', () => {
  expect(balanceQuotes(['“One.', 'Two.', 'Three.” He left.'])).toEqual([
    '“One.',
    '“Two.',
    '“Three.” He left.',
  ]);
  const balanced = ['“One.', '“Two.', '“Three.” He left.'];
  expect(balanceQuotes(balanced)).toEqual(balanced);
});

test('ambiguous and balanced texts stay unchanged', () => {
  for (const paragraphs of [
    [],
    ['He went away.'],
    ['“Come,” he said.', 'They came.'],
    ['“Come, he said.', 'They came.', 'He left.'],
    ['“Come, he said.', 'They came, and he said, “Sit.”'],
    ['They came.', 'Sit down.” They sat.'],
    ['"Come," he said.', '"Sit.'],
  ])
    expect(balanceQuotes(paragraphs)).toEqual(paragraphs);
});
