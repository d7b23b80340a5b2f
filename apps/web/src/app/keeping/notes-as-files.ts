import type { Note } from '@wayfare/contracts/calls/notes';
import { longDate } from '#ui/long-date.ts';

type Days = Readonly<Record<string, string>>;

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

/** By day, as anybody can read it. */
export function notesAsMarkdown(notes: readonly Note[], days: Days): string {
  const parts = byDay(notes).map(([date, of]) => {
    const title = days[date] === undefined ? longDate(date) : `${longDate(date)}: ${days[date]}`;
    return [`## ${title}`, ...of.flatMap(({ anchor, words }) => [quoted(anchor.quote), words])]
      .filter((part) => part !== '')
      .join('\n\n');
  });
  return `${['# My notes', ...parts].join('\n\n')}\n`;
}

/** By day, as a program can read it. */
export const notesAsJson = (notes: readonly Note[], days: Days): string =>
  `${JSON.stringify(
    byDay(notes).map(([date, of]) => ({
      date,
      title: days[date] ?? null,
      notes: of.map(({ anchor, words, changedAt }) => ({ quote: anchor.quote, words, changedAt })),
    })),
    null,
    2,
  )}\n`;

/** The newest day first, as they come. */
export function byDay(notes: readonly Note[]): [string, Note[]][] {
  const found = new Map<string, Note[]>();
  for (const note of notes) found.set(note.date, [...(found.get(note.date) ?? []), note]);
  return [...found];
}
