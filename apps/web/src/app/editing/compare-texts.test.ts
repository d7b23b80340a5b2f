import { expect, test } from 'vitest';
import { compareTexts } from './compare-texts.ts';
import { isUnchanged, type TextComparison } from './text-comparison.ts';

const timeoutMs = 10_000;

function compared(before: string, after: string): TextComparison {
  const comparison = compareTexts(before, after, timeoutMs);
  if (comparison === null) throw new Error('It took too long.');
  return comparison;
}

/** '[-…-]' is removed, '{+…+}' is added; one line a paragraph. */
const toDiff = (before: string, after: string): string[] =>
  compared(before, after).paragraphs.map((pieces) =>
    pieces
      .map(({ change, text }) =>
        change === 'added' ? `{+${text}+}` : change === 'removed' ? `[-${text}-]` : text,
      )
      .join(''),
  );

test.each([
  ['Come and see.', 'Come and see.', ['Come and see.']],
  ['Come and see.', 'Come now and see.', ['Come {+now +}and see.']],
  ['Come now and see.', 'Come and see.', ['Come [-now -]and see.']],
  ['He came late.', 'He went late.', ['He [-came-]{+went+} late.']],
  [
    'They are owed a warm coat.',
    'They are owed our coming now.',
    ['They are owed [-a warm coat-]{+our coming now+}.'],
  ],
  ['They owe him a coat.', 'Somebody is waiting.', ['[-They owe him a coat.-]', '{+Somebody is waiting.+}']],
  ['', 'New.', ['{+New.+}']],
  ['Old.', '', ['[-Old.-]']],
  ['', '', []],
])('%j becomes %j', (before, after, expected) => {
  expect(toDiff(before, after)).toEqual(expected);
});

test('an inserted paragraph leaves its neighbors unchanged', () => {
  expect(toDiff('One.\nTwo.\nThree.', 'One.\nA new one.\nTwo.\n\nThree, at last.')).toEqual([
    'One.',
    '{+A new one.+}',
    'Two.',
    'Three{+, at last+}.',
  ]);
});

test('each rewritten paragraph is compared with its most similar former paragraph', () => {
  const [bread, wine] = ['The bread was broken on the table.', 'The wine was poured by the steward.'];
  expect(
    toDiff(
      `${bread}\n${wine}`,
      'Nothing like either of them.\nThe bread was blessed on the table.\nThe wine was kept by the steward.',
    ),
  ).toEqual([
    '{+Nothing like either of them.+}',
    'The bread was [-broken-]{+blessed+} on the table.',
    'The wine was [-poured-]{+kept+} by the steward.',
  ]);
});

test('the counts include words, but neither punctuation nor spaces', () => {
  const count = (before: string, after: string) => {
    const { wordsAdded, wordsRemoved } = compared(before, after);
    return [wordsAdded, wordsRemoved];
  };
  expect(count('He came.', 'He came, and didn’t leave the well-known town.')).toEqual([6, 0]);
  expect(count('He came.', 'He came!')).toEqual([0, 0]);
  expect(count('He  came', 'He came\n\n')).toEqual([0, 0]);
  expect(count('Dũng-Lạc came', 'Came')).toEqual([1, 2]);
});

test('all kinds of line breaks are equal, and empty lines are ignored', () => {
  expect(compared('One.\r\nTwo.\u2028Three.', 'One.\n\n\nTwo.\nThree.').paragraphs.every(isUnchanged)).toBe(
    true,
  );
});

/** A deterministic generator: the same seed gives the same numbers. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const vocabulary = 'the king of all nations came down and looked at people who did not know that it was he';

function generated(random: () => number, wordCount: number, paragraphs: number): string {
  const choices = vocabulary.split(' ');
  const text = Array.from({ length: wordCount }, () => choices[Math.floor(random() * choices.length)] ?? '');
  const each = Math.ceil(wordCount / paragraphs);
  return Array.from({ length: paragraphs }, (_, at) => text.slice(at * each, (at + 1) * each).join(' ')).join(
    '\n',
  );
}

test('unchanged and removed pieces form the old text, unchanged and added pieces the new one', () => {
  const random = randomFrom(13);
  for (let round = 0; round < 150; round++) {
    const before = generated(random, Math.floor(random() * 120), 1 + Math.floor(random() * 6));
    const after =
      random() < 0.5
        ? generated(random, Math.floor(random() * 120), 1 + Math.floor(random() * 6))
        : before
            .split(' ')
            .flatMap((word) => (random() < 0.1 ? [] : random() < 0.1 ? [word, 'again'] : [word]))
            .join(' ');
    const { paragraphs } = compared(before, after);
    const side = (without: string) =>
      paragraphs
        .map((pieces) =>
          pieces
            .filter(({ change }) => change !== without)
            .map(({ text }) => text)
            .join('')
            .trim(),
        )
        .filter((line) => line !== '');
    const lines = (text: string) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
    expect(side('added')).toEqual(lines(before));
    expect(side('removed')).toEqual(lines(after));
  }
});

test('a long page takes less than a second, and a slower comparison stops at its timeout', () => {
  const random = randomFrom(7);
  const before = generated(random, 5_000, 60);
  const after = before.replaceAll(/\bking\b/g, () => (random() < 0.5 ? 'king' : 'shepherd'));
  const spent = (run: () => unknown): number => {
    // Processor time, because other tests may run at the same time.
    const start = process.threadCpuUsage();
    run();
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1_000;
  };
  expect(spent(() => compared(before, after))).toBeLessThan(800);
  const endless = generated(random, 20_000, 1);
  const reversed = endless.split(' ').toReversed().join(' ');
  expect(spent(() => expect(compareTexts(endless, reversed, 200)).toBe(null))).toBeLessThan(2_000);
});
