import { normalizeLineEnds } from '@wayfare/contracts/rules/plain-lines';
import { diffArrays, diffWordsWithSpace } from 'diff';
import type { Piece, TextComparison } from './text-comparison.ts';

/**
 * Two versions of a text, word by word. Paragraphs are laid beside each other first, so that one that came in between
 * does not make all that follow look new. Null where that takes longer than `timeoutMs`.
 */
export function compareTexts(before: string, after: string, timeoutMs: number): TextComparison | null {
  const until = performance.now() + timeoutMs;
  const aligned = align(paragraphsIn(before), paragraphsIn(after), until);
  if (aligned === null) return null;
  const paragraphs: (readonly Piece[])[] = [];
  for (const [old, young] of aligned) {
    const pieces = comparedParagraph(old, young, until);
    if (pieces === null) return null;
    paragraphs.push(pieces);
  }
  return {
    paragraphs,
    wordsAdded: countIn(paragraphs, 'added'),
    wordsRemoved: countIn(paragraphs, 'removed'),
  };
}

/** Empty lines are only air. */
const paragraphsIn = (text: string): string[] =>
  normalizeLineEnds(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A paragraph as it was and as it is; null where it was not there. */
type Pair = readonly [before: string | null, after: string | null];

function align(before: string[], after: string[], until: number): Pair[] | null {
  const changes = diffArrays(before, after, { timeout: left(until) });
  if (changes === undefined) return null;
  const pairs: Pair[] = [];
  let removed: readonly string[] = [];
  let added: readonly string[] = [];
  const settle = () => {
    pairs.push(...pairUp(removed, added));
    [removed, added] = [[], []];
  };
  for (const change of changes) {
    if (change.removed) removed = change.value;
    else if (change.added) added = change.value;
    else {
      settle();
      pairs.push(...change.value.map((line): Pair => [line, line]));
    }
  }
  settle();
  return pairs;
}

/** Less alike than this, two paragraphs are two, and not one that was rewritten. */
const alike = 0.4;
/** Of a great many changed ones each is compared with the one in its place. */
const mostPairs = 10_000;

/** Which of these became which of those: whatever keeps the order and is most alike in all. */
function pairUp(removed: readonly string[], added: readonly string[]): Pair[] {
  if (removed.length * added.length > mostPairs) return inTheirPlaces(removed, added);
  const pairing = pairingOf(removed.map(wordsOf), added.map(wordsOf));
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  while (i < removed.length || j < added.length) {
    if (pairing.isPair(i, j)) pairs.push([removed[i++] ?? null, added[j++] ?? null]);
    else if (pairing.isAlone(i, j)) pairs.push([removed[i++] ?? null, null]);
    else pairs.push([null, added[j++] ?? null]);
  }
  return pairs;
}

interface Pairing {
  /** Whether these two belong together. */
  readonly isPair: (i: number, j: number) => boolean;
  /** Whether the removed one has no other. */
  readonly isAlone: (i: number, j: number) => boolean;
}

function pairingOf(removed: readonly Words[], added: readonly Words[]): Pairing {
  // How alike the paragraphs from i and from j on can be paired at best.
  const best = Array.from({ length: removed.length + 1 }, () => added.map(() => 0));
  const at = (i: number, j: number): number => best[i]?.[j] ?? 0;
  const likeness = removed.map((one) => added.map((other) => likenessOf(one, other)));
  const paired = (i: number, j: number): number => {
    const like = likeness[i]?.[j] ?? 0;
    return like < alike ? 0 : like + at(i + 1, j + 1);
  };
  for (let i = removed.length - 1; i >= 0; i--) {
    const row = best[i] ?? [];
    for (let j = added.length - 1; j >= 0; j--) row[j] = Math.max(at(i + 1, j), at(i, j + 1), paired(i, j));
  }
  return {
    isPair: (i, j) => paired(i, j) > 0 && paired(i, j) === at(i, j),
    isAlone: (i, j) => i < removed.length && (j >= added.length || at(i + 1, j) === at(i, j)),
  };
}

const inTheirPlaces = (removed: readonly string[], added: readonly string[]): Pair[] =>
  Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => [
    removed[index] ?? null,
    added[index] ?? null,
  ]);

type Words = ReadonlyMap<string, number>;

const word = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu;

function wordsOf(text: string): Words {
  const counts = new Map<string, number>();
  for (const [found] of text.toLowerCase().matchAll(word)) counts.set(found, (counts.get(found) ?? 0) + 1);
  return counts;
}

const sum = (words: Words): number => [...words.values()].reduce((all, count) => all + count, 0);

/** The words in common as a share of all, from 0 to 1. */
function likenessOf(one: Words, other: Words): number {
  const all = sum(one) + sum(other);
  let common = 0;
  for (const [found, count] of one) common += Math.min(count, other.get(found) ?? 0);
  return all === 0 ? 0 : (2 * common) / all;
}

function comparedParagraph(before: string | null, after: string | null, until: number): Piece[] | null {
  if (before === after) return before === null ? [] : [{ change: 'same', text: before }];
  if (before === null || after === null) return whole(before, after);
  const changes = diffWordsWithSpace(before, after, { timeout: left(until) });
  if (changes === undefined) return null;
  return joined(
    changes.map(({ value, added, removed }) => ({
      change: added ? 'added' : removed ? 'removed' : 'same',
      text: value,
    })),
  );
}

function whole(before: string | null, after: string | null): Piece[] {
  const pieces: Piece[] = [];
  if (before !== null) pieces.push({ change: 'removed', text: before });
  if (after !== null) pieces.push({ change: 'added', text: after });
  return pieces;
}

/** Where only the space between two changed words stayed, they are one change: first all that went, then what came. */
function joined(pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = [];
  let [removed, added] = ['', ''];
  const settle = () => {
    kept.push(...whole(removed || null, added || null));
    [removed, added] = ['', ''];
  };
  pieces.forEach(({ change, text }, index) => {
    const next = pieces[index + 1]?.change ?? 'same';
    if (change === 'removed') removed += text;
    else if (change === 'added') added += text;
    else if (text.trim() === '' && next !== 'same' && removed !== '' && added !== '') {
      removed += text;
      added += text;
    } else {
      settle();
      kept.push({ change, text });
    }
  });
  settle();
  return kept;
}

const left = (until: number): number => Math.max(1, until - performance.now());

const countIn = (paragraphs: readonly (readonly Piece[])[], wanted: Piece['change']): number =>
  paragraphs
    .flat()
    .filter(({ change }) => change === wanted)
    .reduce((all, { text }) => all + (text.match(word)?.length ?? 0), 0);
