import { type Note, toTextKey } from '@wayfare/contracts/calls/notes';
import type { SavedNotes } from '#app/offline/all-notes.ts';
import { longDate } from '#ui/long-date.ts';

/** 'The road, November 28, 2026', or the title of a post. */
export function formatTextName(note: Note, texts: SavedNotes['texts']): string {
  const name = texts[toTextKey(note)]?.name;
  if (note.kind === 'post') return name ?? 'A post that is not open any more';
  return name === undefined ? longDate(note.ref) : `${name}, ${longDate(note.ref)}`;
}

/** Markdown with a heading for each text. */
export function formatNotes({ notes, texts }: SavedNotes): string {
  const parts = [...Map.groupBy(notes, (note) => formatTextName(note, texts))].flatMap(([name, group]) => [
    `## ${name}`,
    ...group.flatMap(({ anchor, body }) => [anchor.quote.replace(/^/gm, '> '), body]),
  ]);
  return `${['# My notes', ...parts].filter((part) => part !== '').join('\n\n')}\n`;
}
