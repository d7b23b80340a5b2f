import { expect, test } from 'vitest';
import { anchorTo, findAnchor, quoteMaxLength } from './anchor.ts';

const text =
  'In those days a decree went out. All went to be enrolled.\nJoseph went up from Galilee, to the city of David.';
const anchorOf = (words: string, within = text) => {
  const from = within.indexOf(words);
  const anchor = anchorTo(within, from, from + words.length);
  if (anchor === null) throw new Error(`'${words}' is no stretch.`);
  return anchor;
};
const foundIn = (changed: string, words: string) => {
  const found = findAnchor(changed, anchorOf(words));
  return found && [changed.slice(found.from, found.to), found.isChanged];
};

test('a stretch is found where it was, further down, and with a word changed in it', () => {
  expect(foundIn(text, 'All went to be enrolled.')).toEqual(['All went to be enrolled.', false]);
  expect(foundIn(`A paragraph before it.\n${text}`, 'a decree')).toEqual(['a decree', false]);
  expect(foundIn(text.replace('All went', 'All of them went'), 'All went to be enrolled.')).toEqual([
    'All of them went to be enrolled.',
    true,
  ]);
  expect(foundIn(text.replace('In those days', 'In the days of Herod'), 'a decree went out')).toEqual([
    'a decree went out',
    false,
  ]);
});

test('what is gone is gone, and the same words elsewhere are not it', () => {
  expect(foundIn(text.replace('All went to be enrolled.', ''), 'All went to be enrolled.')).toBeNull();
  expect(foundIn(text.replace('a decree went', 'a letter came'), 'went')).toBeNull();
  expect(foundIn('', 'a decree')).toBeNull();
});

test('of a sentence that stands twice the one that was changed is found, not its twin', () => {
  const twice =
    'First comes this. He went up the mountain. Then that.\nLater: He went up the mountain. So it ends.';
  const anchor = anchorOf('He went up the mountain.', twice);
  const changed = twice.replace('He went up the mountain.', 'He walked up the mountain.');
  expect(findAnchor(changed, anchor)).toEqual({ from: 18, to: 44, isChanged: true });
});

test('a sentence is found between neighbors that both were changed, and where it was moved to', () => {
  const sentence = 'All went to be enrolled.';
  const around = text.replace('went out', 'was sent').replace('Joseph went', 'And Joseph walked');
  expect(foundIn(around, sentence)).toEqual([sentence, false]);
  expect(foundIn(`${text.replace(` ${sentence}`, '')}\n${sentence}`, sentence)).toEqual([sentence, false]);
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

test('what is gone from a psalm is not found in another verse', () => {
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
      const anchor = anchorTo(whole, start + from, start + to);
      if (anchor === null) throw new Error('A verse is a stretch.');
      expect(findAnchor(rest, anchor), `${verse} ${from}`).toBeNull();
      const found = findAnchor(`A heading\n${whole}`, anchor);
      expect(found, `${verse} ${from}`).toEqual({
        from: 10 + start + from,
        to: 10 + start + to,
        isChanged: false,
      });
    }
  });
});

test('in a text of two lines it is found as well', () => {
  const short = 'Bread is broken.\nIt is given to many.';
  const anchor = anchorOf('to many.', short);
  const changed = 'On the table. Bread is broken.\nIt is given to many!';
  expect(findAnchor(changed, anchor)).toEqual({ from: 43, to: 51, isChanged: true });
  expect(findAnchor('All of it anew.', anchor)).toBeNull();
});

test('a letter that got a mark since is found with its mark', () => {
  const accented = 'Say caf\u00e9 now'.normalize('NFD');
  const anchor = anchorTo('Say cafe now', 4, 8);
  if (anchor === null) throw new Error('A word is a stretch.');
  expect(findAnchor(accented, anchor)).toEqual({ from: 4, to: 9, isChanged: true });
});

test('no letter is taken apart, and nothing or too much is no stretch', () => {
  const family = '👨‍👩‍👧‍👦';
  const signs = `é ${family} e\u0301 ${family}`;
  for (let from = 0; from < signs.length; from += 1)
    for (let to = from + 1; to <= signs.length; to += 1) {
      const anchor = anchorTo(signs, from, to);
      if (anchor === null) continue;
      for (const part of [anchor.quote, anchor.before, anchor.behind]) {
        expect(part.isWellFormed()).toBe(true);
        expect(part).not.toMatch(/^[\u0301\u200d]/u);
      }
      expect(findAnchor(signs, anchor)).toMatchObject({ isChanged: false });
    }
  expect(anchorTo(text, 3, 3)).toBeNull();
  expect(anchorTo('a   b', 1, 4)).toBeNull();
  expect(anchorTo('a'.repeat(2_000), 0, quoteMaxLength + 1)).toBeNull();
});

test('after 3,000 changes at random no stretch is found on the wrong words', () => {
  const next = seeded(5);
  const outcomes = { right: 0, twin: 0, wrong: 0, gone: 0 };
  for (let round = 0; round < 3_000; round += 1) outcomes[tryOne(next)] += 1;
  expect(outcomes.wrong).toBe(0);
  expect(outcomes.twin).toBe(0);
  expect(outcomes.right).toBeGreaterThan(2_000);
});

type Next = (below: number) => number;

/** Each word knows which it is, and of which it is the twin, so that the place is known whatever happens around it. */
interface Word {
  readonly key: object;
  readonly first: object;
  readonly word: string;
}

const vocabulary = Array.from({ length: 400 }, (_, at) => `w${at.toString(36)}`);

function wordOf(next: Next): Word {
  const key = {};
  return { key, first: key, word: vocabulary[next(400)] ?? '' };
}

const wordsOf = (next: Next, count: number): Word[] => Array.from({ length: count }, () => wordOf(next));

function textOf(next: Next): Word[] {
  const sentences = Array.from({ length: 30 }, () => wordsOf(next, 5 + next(10)));
  for (let twins = 0; twins < 4; twins += 1) {
    const twin = (sentences[next(30)] ?? []).map((each) => ({ ...each, key: {} }));
    sentences.splice(next(30), 0, twin);
  }
  return sentences.flat();
}

function changedOf(words: readonly Word[], chosen: readonly Word[], next: Next): Word[] {
  const changed = [...words];
  const from = words.findIndex(({ key }) => key === chosen[0]?.key);
  for (let edits = next(4); edits > 0; edits -= 1) {
    const at = next(2) === 0 ? from + next(chosen.length) : next(changed.length);
    const kind = next(4);
    if (kind === 3) changed.splice(next(changed.length), 0, ...wordsOf(next, 20));
    else changed.splice(at, kind === 1 ? 0 : 1, ...(kind === 0 ? [] : [wordOf(next)]));
  }
  const keys = new Set(chosen.map(({ key }) => key));
  return next(6) === 0 ? changed.filter(({ key }) => !keys.has(key)) : changed;
}

function tryOne(next: Next): 'right' | 'twin' | 'wrong' | 'gone' {
  const words = textOf(next);
  const from = next(words.length - 12);
  const chosen = words.slice(from, from + 3 + next(9));
  const start = placeIn(words, from);
  const anchor = anchorTo(join(words), start, start + join(chosen).length);
  if (anchor === null) throw new Error('Words are a stretch.');
  const changed = changedOf(words, chosen, next);
  const text = join(changed);
  const found = findAnchor(text, anchor);
  if (found === null) return 'gone';
  expect(text.slice(found.from, found.to) === anchor.quote).toBe(!found.isChanged);
  let end = -1;
  const covered = changed.filter(({ word }) => {
    const place = end + 1;
    end = place + word.length;
    return place >= found.from && place < found.to;
  });
  const isMostlyOf = (part: 'key' | 'first') => {
    const known = new Set(chosen.map((each) => each[part]));
    return 2 * covered.filter((each) => known.has(each[part])).length >= covered.length;
  };
  return isMostlyOf('key') ? 'right' : isMostlyOf('first') ? 'twin' : 'wrong';
}

const join = (words: readonly Word[]): string => words.map(({ word }) => word).join(' ');
const placeIn = (words: readonly Word[], index: number): number =>
  index === 0 ? 0 : join(words.slice(0, index)).length + 1;

/** The same numbers each time. */
function seeded(seed: number): Next {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
