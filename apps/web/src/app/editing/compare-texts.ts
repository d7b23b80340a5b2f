import { normalizeLineEnds } from '@wayfare/contracts/rules/plain-lines';
import { diffArrays, diffWordsWithSpace } from 'diff';
import type { Piece, TextComparison } from './text-comparison.ts';

/**
 * Compares two texts word by word. Paragraphs are aligned first, so that an inserted paragraph does not mark all later
 * ones as changed. Null if it takes longer than `timeoutMs`.
 */
export function compareTexts(before: string, after: string, timeoutMs: number): TextComparison | null {
  const deadline = performance.now() + timeoutMs;
  const aligned = align(paragraphsIn(before), paragraphsIn(after), deadline);
  if (aligned === null) return null;
  const paragraphs: (readonly Piece[])[] = [];
  for (const [old, young] of aligned) {
    const pieces = comparedParagraph(old, young, deadline);
    if (pieces === null) return null;
    paragraphs.push(pieces);
  }
  return {
    paragraphs,
    wordsAdded: countIn(paragraphs, 'added'),
    wordsRemoved: countIn(paragraphs, 'removed'),
  };
}

/** Empty lines are ignored. */
const paragraphsIn = (text: string): string[] =>
  normalizeLineEnds(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A paragraph in both versions. Null if a version lacks it. */
type Pair = readonly [before: string | null, after: string | null];

function align(before: string[], after: string[], deadline: number): Pair[] | null {
  const changes = diffArrays(before, after, { timeout: left(deadline) });
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

/** Below this, two paragraphs count as removed and added instead of rewritten. */
const minSimilarity = 0.4;
/** Beyond this, changed paragraphs are paired by index, because the matrix would take too long. */
const maxPairs = 10_000;

/** Pairs removed with added paragraphs in order, with the greatest total similarity. */
function pairUp(removed: readonly string[], added: readonly string[]): Pair[] {
  if (removed.length * added.length > maxPairs) return pairByIndex(removed, added);
  const pairing = findPairing(removed.map(countWords), added.map(countWords));
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
  readonly isPair: (i: number, j: number) => boolean;
  /** The removed paragraph has no counterpart. */
  readonly isAlone: (i: number, j: number) => boolean;
}

function findPairing(removed: readonly WordCounts[], added: readonly WordCounts[]): Pairing {
  // The best total similarity of the paragraphs from i and from j on.
  const best = Array.from({ length: removed.length + 1 }, () => added.map(() => 0));
  const at = (i: number, j: number): number => best[i]?.[j] ?? 0;
  const similarities = removed.map((one) => added.map((other) => getSimilarity(one, other)));
  const paired = (i: number, j: number): number => {
    const like = similarities[i]?.[j] ?? 0;
    return like < minSimilarity ? 0 : like + at(i + 1, j + 1);
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

const pairByIndex = (removed: readonly string[], added: readonly string[]): Pair[] =>
  Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => [
    removed[index] ?? null,
    added[index] ?? null,
  ]);

type WordCounts = ReadonlyMap<string, number>;

const word = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu;

function countWords(text: string): WordCounts {
  const counts = new Map<string, number>();
  for (const [match] of text.toLowerCase().matchAll(word)) counts.set(match, (counts.get(match) ?? 0) + 1);
  return counts;
}

const sum = (counts: WordCounts): number => [...counts.values()].reduce((all, count) => all + count, 0);

/** The share of common words, from 0 to 1. */
function getSimilarity(one: WordCounts, other: WordCounts): number {
  const all = sum(one) + sum(other);
  let common = 0;
  for (const [key, count] of one) common += Math.min(count, other.get(key) ?? 0);
  return all === 0 ? 0 : (2 * common) / all;
}

function comparedParagraph(before: string | null, after: string | null, deadline: number): Piece[] | null {
  if (before === after) return before === null ? [] : [{ change: 'same', text: before }];
  if (before === null || after === null) return whole(before, after);
  const changes = diffWordsWithSpace(before, after, { timeout: left(deadline) });
  if (changes === undefined) return null;
  return mergePieces(
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

/** Merges changes that only white space separates: first the removed text, then the added text. */
function mergePieces(pieces: readonly Piece[]): Piece[] {
  const merged: Piece[] = [];
  let [removed, added] = ['', ''];
  const settle = () => {
    merged.push(...whole(removed || null, added || null));
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
      merged.push({ change, text });
    }
  });
  settle();
  return merged;
}

const left = (deadline: number): number => Math.max(1, deadline - performance.now());

const countIn = (paragraphs: readonly (readonly Piece[])[], kind: Piece['change']): number =>
  paragraphs
    .flat()
    .filter(({ change }) => change === kind)
    .reduce((all, { text }) => all + (text.match(word)?.length ?? 0), 0);
