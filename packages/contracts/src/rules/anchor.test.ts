import { expect, test } from 'vitest';
import { createAnchor, findAnchor, maxQuoteLength } from './anchor.ts';

const text =
  'In those days a decree went out. All went to be enrolled.\nJoseph went up from Galilee, to the city of David.';
const anchorTo = (quote: string, source = text) => {
  const from = source.indexOf(quote);
  const anchor = createAnchor(source, from, from + quote.length);
  if (anchor === null) throw new Error(`'${quote}' has no anchor.`);
  return anchor;
};
const find = (changed: string, quote: string) => {
  const match = findAnchor(changed, anchorTo(quote));
  return match && [changed.slice(match.from, match.to), match.isChanged];
};

test('a range is found in place, further down, and with a changed word', () => {
  expect(find(text, 'All went to be enrolled.')).toEqual(['All went to be enrolled.', false]);
  expect(find(`A paragraph before it.\n${text}`, 'a decree')).toEqual(['a decree', false]);
  expect(find(text.replace('All went', 'All of them went'), 'All went to be enrolled.')).toEqual([
    'All of them went to be enrolled.',
    true,
  ]);
  expect(find(text.replace('In those days', 'In the days of Herod'), 'a decree went out')).toEqual([
    'a decree went out',
    false,
  ]);
});

test('a deleted range is not found, even if the same words occur elsewhere', () => {
  expect(find(text.replace('All went to be enrolled.', ''), 'All went to be enrolled.')).toBeNull();
  expect(find(text.replace('a decree went', 'a letter came'), 'went')).toBeNull();
  expect(find('', 'a decree')).toBeNull();
});

test('a unique sentence is found between changed neighbors and after a move', () => {
  const sentence = 'All went to be enrolled.';
  const around = text.replace('went out', 'was sent').replace('Joseph went', 'And Joseph walked');
  expect(find(around, sentence)).toEqual([sentence, false]);
  expect(find(`${text.replace(` ${sentence}`, '')}\n${sentence}`, sentence)).toEqual([sentence, false]);
});

const psalm = [
  ['Give thanks to the Lord', 'for he is good'],
  ['Give thanks to the God of gods', 'for his mercy endures forever'],
  ['Give thanks to the Lord of lords', 'for his mercy endures forever'],
  ['Who alone has done great wonders', 'for his mercy endures forever'],
  ['Who skillfully made the heavens', 'for his mercy endures forever'],
  ['Who spread the earth upon the waters', 'for his mercy endures forever'],
  ['Who made the great lights', 'for his mercy endures forever'],
  ['The sun to rule the day', 'for his mercy endures forever'],
  ['The moon and stars to rule the night', 'for his mercy endures forever'],
].map((halves) => `${halves.join(', ')}.`);

test('a verse deleted from a psalm is not found in another verse', () => {
  const whole = psalm.join('\n');
  psalm.forEach((verse, at) => {
    const before = psalm.slice(0, at).map((each) => `${each}\n`);
    const start = before.join('').length;
    const rest = psalm.toSpliced(at, 1).join('\n');
    const second = verse.indexOf(', ') + 2;
    for (const [from, to] of [
      [0, verse.length],
      [0, second - 2],
      [second, verse.length],
    ] as const) {
      const anchor = createAnchor(whole, start + from, start + to);
      if (anchor === null) throw new Error('A verse has an anchor.');
      expect(findAnchor(rest, anchor), `${verse} ${from}`).toBeNull();
      const match = findAnchor(`A heading\n${whole}`, anchor);
      expect(match, `${verse} ${from}`).toEqual({
        from: 10 + start + from,
        to: 10 + start + to,
        isChanged: false,
      });
    }
  });
});

test('a range at the end of a short text is found', () => {
  const short = 'Bread is broken.\nIt is given to many.';
  const anchor = anchorTo('to many.', short);
  const changed = 'On the table. Bread is broken.\nIt is given to many!';
  expect(findAnchor(changed, anchor)).toEqual({ from: 43, to: 51, isChanged: true });
  expect(findAnchor('All of it new.', anchor)).toBeNull();
});

test('a range includes combining marks that were added', () => {
  const accented = 'Say caf\u00e9 now'.normalize('NFD');
  const anchor = createAnchor('Say cafe now', 4, 8);
  if (anchor === null) throw new Error('A word has an anchor.');
  expect(findAnchor(accented, anchor)).toEqual({ from: 4, to: 9, isChanged: true });
});

test('graphemes are not split, and blank or long selections have no anchor', () => {
  const family = '👨‍👩‍👧‍👦';
  const signs = `é ${family} e\u0301 ${family}`;
  for (let from = 0; from < signs.length; from += 1)
    for (let to = from + 1; to <= signs.length; to += 1) {
      const anchor = createAnchor(signs, from, to);
      if (anchor === null) continue;
      for (const part of [anchor.quote, anchor.prefix, anchor.suffix]) {
        expect(part.isWellFormed()).toBe(true);
        expect(part).not.toMatch(/^[\u0301\u200d]/u);
      }
      expect(findAnchor(signs, anchor)).toMatchObject({ isChanged: false });
    }
  expect(createAnchor(text, 3, 3)).toBeNull();
  expect(createAnchor('a   b', 1, 4)).toBeNull();
  expect(createAnchor('a'.repeat(2_000), 0, maxQuoteLength + 1)).toBeNull();
});

test('3,000 random changes lead to no wrong match', () => {
  const next = seeded(5);
  const outcomes = { right: 0, copy: 0, wrong: 0, gone: 0 };
  for (let round = 0; round < 3_000; round += 1) outcomes[tryOne(next)] += 1;
  expect(outcomes.wrong).toBe(0);
  expect(outcomes.copy).toBe(0);
  expect(outcomes.right).toBeGreaterThan(2_000);
});

type Next = (below: number) => number;

/** `key` identifies the word and `first` the word it copies, so that matches can be verified after any change. */
interface Word {
  readonly key: object;
  readonly first: object;
  readonly word: string;
}

const vocabulary = Array.from({ length: 400 }, (_, at) => `w${at.toString(36)}`);

function createWord(next: Next): Word {
  const key = {};
  return { key, first: key, word: vocabulary[next(400)] ?? '' };
}

const createWords = (next: Next, count: number): Word[] =>
  Array.from({ length: count }, () => createWord(next));

function createText(next: Next): Word[] {
  const sentences = Array.from({ length: 30 }, () => createWords(next, 5 + next(10)));
  for (let twins = 0; twins < 4; twins += 1) {
    const twin = (sentences[next(30)] ?? []).map((each) => ({ ...each, key: {} }));
    sentences.splice(next(30), 0, twin);
  }
  return sentences.flat();
}

function change(words: readonly Word[], chosen: readonly Word[], next: Next): Word[] {
  const changed = [...words];
  const from = words.findIndex(({ key }) => key === chosen[0]?.key);
  for (let edits = next(4); edits > 0; edits -= 1) {
    const at = next(2) === 0 ? from + next(chosen.length) : next(changed.length);
    const kind = next(4);
    if (kind === 3) changed.splice(next(changed.length), 0, ...createWords(next, 20));
    else changed.splice(at, kind === 1 ? 0 : 1, ...(kind === 0 ? [] : [createWord(next)]));
  }
  const keys = new Set(chosen.map(({ key }) => key));
  return next(6) === 0 ? changed.filter(({ key }) => !keys.has(key)) : changed;
}

function tryOne(next: Next): 'right' | 'copy' | 'wrong' | 'gone' {
  const words = createText(next);
  const from = next(words.length - 12);
  const chosen = words.slice(from, from + 3 + next(9));
  const start = indexOfWord(words, from);
  const anchor = createAnchor(join(words), start, start + join(chosen).length);
  if (anchor === null) throw new Error('Words have an anchor.');
  const changed = change(words, chosen, next);
  const text = join(changed);
  const match = findAnchor(text, anchor);
  if (match === null) return 'gone';
  expect(text.slice(match.from, match.to) === anchor.quote).toBe(!match.isChanged);
  let end = -1;
  const covered = changed.filter(({ word }) => {
    const place = end + 1;
    end = place + word.length;
    return place >= match.from && place < match.to;
  });
  const isMostlyOf = (part: 'key' | 'first') => {
    const keys = new Set(chosen.map((each) => each[part]));
    return 2 * covered.filter((each) => keys.has(each[part])).length >= covered.length;
  };
  return isMostlyOf('key') ? 'right' : isMostlyOf('first') ? 'copy' : 'wrong';
}

const join = (words: readonly Word[]): string => words.map(({ word }) => word).join(' ');
const indexOfWord = (words: readonly Word[], index: number): number =>
  index === 0 ? 0 : join(words.slice(0, index)).length + 1;

function seeded(seed: number): Next {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
