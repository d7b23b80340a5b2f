import { type Note, toTextKey } from '@wayfare/contracts/calls/notes';
import { longDate } from '#ui/long-date.ts';

/** What the texts of notes are called, and where they stand, by `toTextKey`. */
export type TextsOfNotes = Readonly<Record<string, { readonly name: string; readonly slug: string }>>;

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

/** 'November 28, 2026: The road', or the title of a post. */
export function nameOfText({ kind, ref }: Pick<Note, 'kind' | 'ref'>, texts: TextsOfNotes): string {
  const name = texts[toTextKey({ kind, ref })]?.name;
  if (kind === 'post') return name ?? 'A post that is not open any more';
  return name === undefined ? longDate(ref) : `${longDate(ref)}: ${name}`;
}

/** By text, as anybody can read it. */
export function notesAsMarkdown(notes: readonly Note[], texts: TextsOfNotes): string {
  const parts = byText(notes).map(({ of, notes: there }) =>
    [`## ${nameOfText(of, texts)}`, ...there.flatMap(({ anchor, body }) => [quoted(anchor.quote), body])]
      .filter((part) => part !== '')
      .join('\n\n'),
  );
  return `${['# My notes', ...parts].join('\n\n')}\n`;
}

/** By text, as a program can read it. */
export const notesAsJson = (notes: readonly Note[], texts: TextsOfNotes): string =>
  `${JSON.stringify(
    byText(notes).map(({ of, notes: there }) => ({
      kind: of.kind,
      ...(of.kind === 'homily' ? { date: of.ref } : { post: of.ref }),
      title: texts[toTextKey(of)]?.name ?? null,
      notes: there.map(({ part, anchor, body, changedAt }) => ({
        ...(part === undefined ? {} : { at: part }),
        quote: anchor.quote,
        body,
        changedAt,
      })),
    })),
    null,
    2,
  )}\n`;

interface NotesOfText {
  readonly of: Pick<Note, 'kind' | 'ref'>;
  readonly notes: readonly Note[];
}

/** In the order in which they come. */
export function byText(notes: readonly Note[]): NotesOfText[] {
  const found = new Map<string, { of: Note; notes: Note[] }>();
  for (const note of notes) {
    const there = found.get(toTextKey(note));
    if (there === undefined) found.set(toTextKey(note), { of: note, notes: [note] });
    else there.notes.push(note);
  }
  return [...found.values()];
}
