import { normalizeLineEnds } from './plain-lines.ts';

/** Part of a line. */
export interface Run {
  readonly text: string;
  readonly isEmphasis: boolean;
}

/** A paragraph has one line; a quotation has all consecutive quoted lines. */
export interface Passage {
  readonly isQuotation: boolean;
  readonly lines: readonly (readonly Run[])[];
}

const quotationMark = '> ';

/**
 * Parses the text of a homily: every line break starts a paragraph, empty lines are ignored, `*words*` are emphasis, and
 * lines that begin with `> ` are quoted. Unclear marks stay as typed; `\*` is a literal star.
 */
export function parseLightMarks(text: string): Passage[] {
  const passages: { isQuotation: boolean; lines: (readonly Run[])[] }[] = [];
  let quotation: (readonly Run[])[] | null = null;
  for (const rawLine of normalizeLineEnds(text).split('\n')) {
    const line = rawLine.trim();
    const isQuotation = line.startsWith(quotationMark);
    if (isQuotation) {
      if (quotation === null) {
        quotation = [];
        passages.push({ isQuotation, lines: quotation });
      }
      quotation.push(parseRuns(line.slice(quotationMark.length).trim()));
    } else if (line === '>' && quotation !== null) {
      // An empty line within a quotation.
    } else {
      quotation = null;
      if (line !== '') passages.push({ isQuotation, lines: [parseRuns(line)] });
    }
  }
  return passages;
}

/** Plain text with the same lines. */
export const stripLightMarks = (text: string): string =>
  parseLightMarks(text)
    .flatMap(({ lines }) => lines.map((runs) => runs.map((run) => run.text).join('')))
    .join('\n');

const isWord = (character: string): boolean => /[\p{L}\p{N}*]/u.test(character);
const isBlank = (character: string): boolean => character === '' || /\s/.test(character);

/** Linear time, also for a line of stars. */
function parseRuns(line: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  let openIndex = -1;
  const push = (to: number, isEmphasis: boolean): void => {
    if (to > from) runs.push({ text: line.slice(from, to).replaceAll('\\*', '*'), isEmphasis });
  };
  for (let index = line.indexOf('*'); index !== -1; index = line.indexOf('*', index + 1)) {
    const [before, after] = [line.charAt(index - 1), line.charAt(index + 1)];
    if (before === '\\') continue;
    if (openIndex !== -1 && !isBlank(before) && before !== '*' && !isWord(after)) {
      push(openIndex, false);
      from = openIndex + 1;
      push(index, true);
      from = index + 1;
      openIndex = -1;
    } else if (!isWord(before) && !isBlank(after) && after !== '*') openIndex = index;
  }
  push(line.length, false);
  return runs;
}
