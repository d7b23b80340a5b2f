import { normalizeLineEnds } from '@wayfare/contracts/rules/plain-lines';
import { diffArrays } from 'diff';

/** Consecutive words. */
export interface Run {
  readonly text: string;
  /** The other version lacks them. */
  readonly isOnlyHere: boolean;
}

/** An unchanged paragraph, or consecutive changed ones as lines; without runs in a version that lacks it. */
export interface ComparedPassage {
  readonly before: readonly Run[];
  readonly after: readonly Run[];
}

/** Text not compared by then counts as rewritten, so that the page stays responsive. */
const timeoutMs = 80;

/** Finds the changed paragraphs, and compares these word by word. */
export function compareTexts(before: string, after: string): ComparedPassage[] {
  const deadline = performance.now() + timeoutMs;
  const diff = (one: string[], other: string[], comparator: (a: string, b: string) => boolean) =>
    diffArrays(one, other, { comparator, timeout: Math.max(1, deadline - performance.now()) }) ?? [
      { removed: true, added: false, count: one.length, value: one },
      { removed: false, added: true, count: other.length, value: other },
    ];

  function compareWords(one: string, other: string): ComparedPassage {
    const [oldWords, youngWords] = [listWords(one), listWords(other)];
    const runs = diff(oldWords, youngWords, (a, b) => a.trimEnd() === b.trimEnd());
    // Each side keeps its own spaces, which may differ between equal words.
    const toSide = (words: string[], own: 'removed' | 'added', others: 'removed' | 'added'): Run[] =>
      runs
        .filter((run) => !run[others] && run.count > 0)
        .map((run) => ({ text: words.splice(0, run.count).join(''), isOnlyHere: run[own] }));
    return {
      before: toSide(oldWords, 'removed', 'added'),
      after: toSide(youngWords, 'added', 'removed'),
    };
  }

  function compareParagraphs(old: readonly string[], young: readonly string[]): ComparedPassage[] {
    if (old.length === young.length) return old.map((text, at) => compareWords(text, young[at] ?? ''));
    return [compareWords(old.join('\n'), young.join('\n'))];
  }

  const changes = diff(listParagraphs(before), listParagraphs(after), (a, b) => a === b);
  return changes.flatMap(({ removed, added, value }, at) => {
    const next = changes[at + 1];
    if (removed) return compareParagraphs(value, next?.added ? next.value : []);
    if (added) return changes[at - 1]?.removed ? [] : compareParagraphs([], value);
    return value.map((text) => {
      const runs = [{ text, isOnlyHere: false }];
      return { before: runs, after: runs };
    });
  });
}

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

/** Signs are not counted. */
export const countOnlyHere = (runs: readonly Run[]): number =>
  runs
    .filter(({ isOnlyHere }) => isOnlyHere)
    .reduce((count, { text }) => count + (text.match(word)?.length ?? 0), 0);
