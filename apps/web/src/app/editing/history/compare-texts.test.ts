import { expect, test } from 'vitest';
import { compareTexts, countOnlyHere } from './compare-texts.ts';

/** '[-…-]' is only in the first version, '{+…+}' only in the second. */
const toSides = (before: string, after: string): string[][] =>
  compareTexts(before, after).map((paragraph) => [
    paragraph.before.map(({ text, isOnlyHere }) => (isOnlyHere ? `[-${text}-]` : text)).join(''),
    paragraph.after.map(({ text, isOnlyHere }) => (isOnlyHere ? `{+${text}+}` : text)).join(''),
  ]);

test.each([
  ['Come and see.', 'Come and see.', [['Come and see.', 'Come and see.']]],
  ['Come and see.', 'Come now and see.', [['Come and see.', 'Come {+now +}and see.']]],
  ['He came late.', 'He went late.', [['He [-came -]late.', 'He {+went +}late.']]],
  ['It is.Old', 'It is. New', [['It is.[-Old-]', 'It is. {+New+}']]],
  ['He came.', 'He came!', [['He came[-.-]', 'He came{+!+}']]],
  [
    'They owe him a coat.',
    'Somebody is waiting.',
    [
      ['[-They owe him a coat.-]', ''],
      ['', '{+Somebody is waiting.+}'],
    ],
  ],
  ['', 'New.', [['', '{+New.+}']]],
  ['Old.', '', [['[-Old.-]', '']]],
  ['', '', []],
  [
    'One.\r\nTwo.\u2028Three.',
    'One.\n\nTwo.\nThree.',
    [
      ['One.', 'One.'],
      ['Two.', 'Two.'],
      ['Three.', 'Three.'],
    ],
  ],
])('%j becomes %j', (before, after, expected) => {
  expect(toSides(before, after)).toEqual(expected);
});

test('an inserted paragraph leaves its neighbors unchanged', () => {
  expect(toSides('One.\nTwo.\nThree.', 'One.\nA new one.\nTwo.\nThree, yes.')).toEqual([
    ['One.', 'One.'],
    ['', '{+A new one.+}'],
    ['Two.', 'Two.'],
    ['Three.', 'Three{+, yes+}.'],
  ]);
});

test('a rewritten paragraph is compared with the similar former one', () => {
  expect(
    toSides(
      'The bread was broken on the table.\nThe wine was poured by the steward.',
      'Nothing like either of them.\nThe bread was blessed on the table.\nWine was kept by the steward.',
    ),
  ).toEqual([
    ['', '{+Nothing like either of them.+}'],
    ['The bread was [-broken -]on the table.', 'The bread was {+blessed +}on the table.'],
    ['[-The wine -]was [-poured -]by the steward.', '{+Wine +}was {+kept +}by the steward.'],
  ]);
});

test('words are counted, but neither signs nor spaces', () => {
  const count = (before: string, after: string) =>
    compareTexts(before, after).reduce((sum, paragraph) => sum + countOnlyHere(paragraph.after), 0);
  expect(count('He came.', 'He came, and didn’t leave the well-known town.')).toBe(6);
  expect(count('He  came.', 'He came!\n\n')).toBe(0);
});

/** Sixty paragraphs of words that follow no pattern. */
function generate(wordCount: number): string {
  const words =
    'the king of all nations came down and looked at people who did not know that it was he'.split(' ');
  let seed = 7;
  const text = Array.from({ length: wordCount }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return words[seed % words.length];
  });
  return text.map((word, at) => word + (at % Math.ceil(wordCount / 60) === 0 ? '\n' : ' ')).join('');
}

const measureMs = (run: () => unknown): number => {
  // Processor time, because other tests may run at the same time.
  const start = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
};

test('two texts of 5,000 words are compared in less than half a second', () => {
  const before = generate(5_000);
  const after = before.replaceAll('king', 'shepherd');
  compareTexts(before, after);
  expect(measureMs(() => compareTexts(before, after))).toBeLessThan(500);
  expect(toSides(before, after).flat().join('').includes('[-king -]')).toBe(true);
});

test('a text that takes too long to compare counts as rewritten', () => {
  const words = generate(30_000).replaceAll('\n', ' ');
  const reversed = words.split(' ').toReversed().join(' ');
  let sides: string[][] = [];
  const ms = measureMs(() => {
    sides = toSides(words, reversed);
  });
  expect(ms).toBeLessThan(2_000);
  expect(sides.join() === `[-${words.trim()}-],{+${reversed.trim()}+}`).toBe(true);
});
