import { expect, test } from 'vitest';
import { withBalancedQuotes } from './balanced-quotes.ts';

test('a passage that begins or ends in the middle of somebody’s words is opened and closed', () => {
  expect(withBalancedQuotes(['³⁷Then they came.” ³⁸He left.'])).toEqual(['³⁷“Then they came.” ³⁸He left.']);
  expect(withBalancedQuotes(['He said,', '“Blessed are the poor.'])).toEqual([
    'He said,',
    '“Blessed are the poor.”',
  ]);
  expect(withBalancedQuotes(['“He will say, ‘I don’t know you.'])).toEqual([
    '“He will say, ‘I don’t know you.’”',
  ]);
  expect(withBalancedQuotes(['“He said, ‘Come,’ and left.'])).toEqual(['“He said, ‘Come,’ and left.”']);
});

test('each paragraph in which the words go on is opened', () => {
  expect(withBalancedQuotes(['“One.', 'Two.', 'Three.” He left.'])).toEqual([
    '“One.',
    '“Two.',
    '“Three.” He left.',
  ]);
  const asPrinted = ['“One.', '“Two.', '“Three.” He left.'];
  expect(withBalancedQuotes(asPrinted)).toEqual(asPrinted);
});

test('where two readings are possible, and where nothing is wrong, the text stays', () => {
  for (const paragraphs of [
    [],
    ['He went away.'],
    ['“Come,” he said.', 'They came.'],
    ['“Come, he said.', 'They came.', 'He left.'],
    ['“Come, he said.', 'They came, and he said, “Sit.”'],
    ['They came.', 'Sit down.” They sat.'],
    ['"Come," he said.', '"Sit.'],
  ])
    expect(withBalancedQuotes(paragraphs)).toEqual(paragraphs);
});
