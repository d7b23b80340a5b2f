import { normalizeLineEnds } from '@wayfare/contracts/rules/plain-lines';
import { diffArrays } from 'diff';

/** Consecutive words. */
export interface Run {
  readonly text: string;
  /** The other version lacks them. */
  readonly isOnlyHere: boolean;
}

/** A paragraph in both versions; without runs in a version that lacks it. */
export interface ComparedParagraph {
  readonly before: readonly Run[];
  readonly after: readonly Run[];
}

/** Text not compared by then counts as rewritten, so that the page stays responsive. */
const timeoutMs = 80;

/**
 * Compares two texts word by word. Similar paragraphs are paired first, so that an inserted paragraph does not mark all
 * later ones as changed.
 */
export function compareTexts(before: string, after: string): ComparedParagraph[] {
  const deadline = performance.now() + timeoutMs;
  const diff = (one: string[], other: string[], comparator: (a: string, b: string) => boolean) =>
    diffArrays(one, other, { comparator, timeout: Math.max(1, deadline - performance.now()) });
  const [old, young] = [listParagraphs(before), listParagraphs(after)];
  const changes = diff(old, young, createSimilarity()) ?? [
    { removed: true, added: false, count: old.length },
    { removed: false, added: true, count: young.length },
  ];
  const compareParagraph = (one = '', other = ''): ComparedParagraph => {
    const [oldWords, youngWords] = [listWords(one), listWords(other)];
    const runs = diff(oldWords, youngWords, isSameWord);
    if (runs === undefined) return { before: toWhole(one), after: toWhole(other) };
    // Each side keeps its own spaces, which may differ between equal words.
    const toSide = (words: string[], own: 'removed' | 'added', others: 'removed' | 'added'): Run[] =>
      runs
        .filter((run) => !run[others])
        .map((run) => ({ text: words.splice(0, run.count).join(''), isOnlyHere: run[own] }));
    return {
      before: toSide(oldWords, 'removed', 'added'),
      after: toSide(youngWords, 'added', 'removed'),
    };
  };
  return changes.flatMap(({ removed, added, count }) => {
    const [from, to] = [added ? [] : old.splice(0, count), removed ? [] : young.splice(0, count)];
    return Array.from({ length: count }, (_, index) => compareParagraph(from[index], to[index]));
  });
}

const toWhole = (text: string): Run[] => [{ text, isOnlyHere: true }];

/** Empty lines are ignored. */
const listParagraphs = (text: string): string[] =>
  normalizeLineEnds(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const word = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu;

/** Words and signs, each with the spaces behind it. */
const listWords = (text: string): string[] =>
  text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*\s*|[^\p{L}\p{N}\s]+\s*/gu) ?? [];

const isSameWord = (one: string, other: string): boolean => one.trimEnd() === other.trimEnd();

/** Below this share of common words, two paragraphs count as removed and added instead of rewritten. */
const minSimilarity = 0.4;

function createSimilarity() {
  const cache = new Map<string, ReadonlySet<string>>();
  const getWords = (text: string): ReadonlySet<string> => {
    const words = cache.get(text) ?? new Set(text.toLowerCase().match(word));
    cache.set(text, words);
    return words;
  };
  return (one: string, other: string): boolean => {
    if (one === other) return true;
    const [old, young] = [getWords(one), getWords(other)];
    return 2 * [...old].filter((each) => young.has(each)).length >= minSimilarity * (old.size + young.size);
  };
}

/** Signs are not counted. */
export const countOnlyHere = (runs: readonly Run[]): number =>
  runs
    .filter(({ isOnlyHere }) => isOnlyHere)
    .reduce((count, { text }) => count + (text.match(word)?.length ?? 0), 0);
