import { plainLines } from './plain-lines.ts';

/** Some words of a line, said with emphasis or without. */
export interface Run {
  readonly text: string;
  readonly isEmphasis: boolean;
}

/** A paragraph is one line; a quotation is as many as follow one another. */
export interface Passage {
  readonly isQuotation: boolean;
  readonly lines: readonly (readonly Run[])[];
}

const quotationMark = '> ';

/**
 * A homily's text as it is set: every line break begins a paragraph, empty lines are only air, `*words*` are emphasis,
 * and lines that begin with `> ` are quoted. Whatever is not plainly a mark stays what was typed; a star behind a
 * backslash never is one, and stands alone.
 */
export function readLightMarks(text: string): Passage[] {
  const passages: { isQuotation: boolean; lines: (readonly Run[])[] }[] = [];
  let quotation: (readonly Run[])[] | null = null;
  for (const typed of plainLines(text).split('\n')) {
    const line = typed.trim();
    const isQuotation = line.startsWith(quotationMark);
    if (isQuotation) {
      if (quotation === null) {
        quotation = [];
        passages.push({ isQuotation, lines: quotation });
      }
      quotation.push(runsOf(line.slice(quotationMark.length).trim()));
    } else if (line === '>' && quotation !== null) {
      // Air within a quotation.
    } else {
      quotation = null;
      if (line !== '') passages.push({ isQuotation, lines: [runsOf(line)] });
    }
  }
  return passages;
}

/** The words alone, a line for a line, for where nothing can be set apart. */
export const withoutLightMarks = (text: string): string =>
  readLightMarks(text)
    .flatMap(({ lines }) => lines.map((runs) => runs.map((run) => run.text).join('')))
    .join('\n');

const isWord = (sign: string): boolean => /[\p{L}\p{N}*]/u.test(sign);
const isAir = (sign: string): boolean => sign === '' || /\s/.test(sign);

/** One walk over the line, so that a page of stars takes no longer than a page of words. */
function runsOf(line: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  let opened = -1;
  const take = (to: number, isEmphasis: boolean): void => {
    if (to > from) runs.push({ text: line.slice(from, to).replaceAll('\\*', '*'), isEmphasis });
  };
  for (let at = line.indexOf('*'); at !== -1; at = line.indexOf('*', at + 1)) {
    const [before, after] = [line.charAt(at - 1), line.charAt(at + 1)];
    if (before === '\\') continue;
    if (opened !== -1 && !isAir(before) && before !== '*' && !isWord(after)) {
      take(opened, false);
      from = opened + 1;
      take(at, true);
      from = at + 1;
      opened = -1;
    } else if (!isWord(before) && !isAir(after) && after !== '*') opened = at;
  }
  take(line.length, false);
  return runs;
}
