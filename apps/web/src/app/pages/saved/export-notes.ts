import type { ResponseOf } from '@wayfare/contracts/calls/contract';
import { listNotes, type Note, toTextKey } from '@wayfare/contracts/calls/notes';
import { useRef, useState } from 'react';
import { useMember } from '#app/member/member.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { longDate } from '#ui/long-date.ts';

/** By `toTextKey`. */
type TextsOfNotes = Readonly<Record<string, { readonly name: string; readonly slug: string }>>;

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

/** 'November 28, 2026: The road', or the title of a post. */
export function formatTextName({ kind, ref }: Pick<Note, 'kind' | 'ref'>, texts: TextsOfNotes): string {
  const name = texts[toTextKey({ kind, ref })]?.name;
  if (kind === 'post') return name ?? 'A post that is not open any more';
  return name === undefined ? longDate(ref) : `${longDate(ref)}: ${name}`;
}

export function formatNotesAsMarkdown(notes: readonly Note[], texts: TextsOfNotes): string {
  const parts = groupByText(notes).map(({ of, notes: there }) =>
    [`## ${formatTextName(of, texts)}`, ...there.flatMap(({ anchor, body }) => [quoted(anchor.quote), body])]
      .filter((part) => part !== '')
      .join('\n\n'),
  );
  return `${['# My notes', ...parts].join('\n\n')}\n`;
}

export const formatNotesAsJson = (notes: readonly Note[], texts: TextsOfNotes): string =>
  `${JSON.stringify(
    groupByText(notes).map(({ of, notes: there }) => ({
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

export function groupByText(notes: readonly Note[]): NotesOfText[] {
  const found = new Map<string, { of: Note; notes: Note[] }>();
  for (const note of notes) {
    const there = found.get(toTextKey(note));
    if (there === undefined) found.set(toTextKey(note), { of: note, notes: [note] });
    else there.notes.push(note);
  }
  return [...found.values()];
}

type Page = ResponseOf<typeof listNotes>;

interface Notes {
  readonly notes: readonly Note[];
  readonly unreadableCount: number;
  readonly texts: TextsOfNotes;
  readonly hasMore: boolean;
}

const together = (pages: readonly Page[]): Notes => ({
  notes: pages.flatMap(({ notes }) => notes),
  unreadableCount: pages.reduce((sum, { unreadableCount }) => sum + unreadableCount, 0),
  texts: Object.assign({}, ...pages.map(({ texts }) => texts)),
  hasMore: nextOf(pages) !== null,
});

const nextOf = (pages: readonly Page[]): string | null => pages.at(-1)?.next ?? null;

/** Loads the newest first, the rest on demand. */
export function useAllNotes() {
  const { callApi } = useMember();
  const { state, retry } = useQuery('notes', () => callApi(listNotes, { query: {} }));
  const [further, setFurther] = useState<readonly Page[]>([]);
  /** Requests are serialized. */
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  const known = useRef<readonly Page[]>([]);
  const pages = state.status === 'success' ? [state.data, ...further] : [];

  async function bring(mostPages: number): Promise<Notes> {
    const [first] = pages;
    if (first === undefined) return together([]);
    for (let count = 0; count < mostPages; count += 1) {
      const before = nextOf([first, ...known.current]);
      if (before === null) break;
      known.current = [...known.current, await callApi(listNotes, { query: { before } })];
      setFurther(known.current);
    }
    return together([first, ...known.current]);
  }

  const inTurn = (mostPages: number): Promise<Notes> => {
    const bringing = underWay.current.then(() => bring(mostPages));
    underWay.current = bringing.catch(() => {});
    return bringing;
  };
  return {
    state,
    retry,
    all: together(pages),
    more: () => inTurn(1),
    whole: () => inTurn(Number.POSITIVE_INFINITY),
  };
}
