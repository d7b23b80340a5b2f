import type { ResponseOf } from '@wayfare/contracts/calls/contract';
import { listNotes, type Note, toTextKey } from '@wayfare/contracts/calls/notes';
import { useRef, useState } from 'react';
import { useMember } from '#app/member/member.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { longDate } from '#ui/long-date.ts';

/** By `toTextKey`. */
type TextsOfNotes = Readonly<Record<string, { readonly name: string; readonly slug: string }>>;

const quote = (text: string): string =>
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
  const parts = groupByText(notes).map(({ of, notes: group }) =>
    [`## ${formatTextName(of, texts)}`, ...group.flatMap(({ anchor, body }) => [quote(anchor.quote), body])]
      .filter((part) => part !== '')
      .join('\n\n'),
  );
  return `${['# My notes', ...parts].join('\n\n')}\n`;
}

export const formatNotesAsJson = (notes: readonly Note[], texts: TextsOfNotes): string =>
  `${JSON.stringify(
    groupByText(notes).map(({ of, notes: group }) => ({
      kind: of.kind,
      ...(of.kind === 'homily' ? { date: of.ref } : { post: of.ref }),
      title: texts[toTextKey(of)]?.name ?? null,
      notes: group.map(({ part, anchor, body, changedAt }) => ({
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
  const groups = Map.groupBy(notes, toTextKey);
  return [...groups.values()].flatMap((group) => (group[0] ? [{ of: group[0], notes: group }] : []));
}

type Page = ResponseOf<typeof listNotes>;

interface Notes {
  readonly notes: readonly Note[];
  readonly unreadableCount: number;
  readonly texts: TextsOfNotes;
  readonly hasMore: boolean;
}

const mergePages = (pages: readonly Page[]): Notes => ({
  notes: pages.flatMap(({ notes }) => notes),
  unreadableCount: pages.reduce((sum, { unreadableCount }) => sum + unreadableCount, 0),
  texts: Object.assign({}, ...pages.map(({ texts }) => texts)),
  hasMore: getNextCursor(pages) !== null,
});

const getNextCursor = (pages: readonly Page[]): string | null => pages.at(-1)?.next ?? null;

/** Loads the newest first, the rest on demand. */
export function useAllNotes() {
  const { callApi } = useMember();
  const query = useQuery('notes', () => callApi(listNotes, { query: {} }));
  const [laterPages, setLaterPages] = useState<readonly Page[]>([]);
  const lastRequest = useRef<Promise<unknown>>(Promise.resolve());
  /** As `laterPages`, but never stale in a closure. */
  const newestPages = useRef<readonly Page[]>([]);
  const firstPages = query.state.status === 'success' ? [query.state.data] : [];

  async function load(maxPages: number): Promise<Notes> {
    for (let count = 0; count < maxPages; count += 1) {
      const before = getNextCursor([...firstPages, ...newestPages.current]);
      if (before === null) break;
      newestPages.current = [...newestPages.current, await callApi(listNotes, { query: { before } })];
      setLaterPages(newestPages.current);
    }
    return mergePages([...firstPages, ...newestPages.current]);
  }

  /** Requests are serialized. */
  const enqueue = (maxPages: number): Promise<Notes> => {
    const request = lastRequest.current.then(() => load(maxPages));
    lastRequest.current = request.catch(() => {});
    return request;
  };
  return {
    query,
    loaded: mergePages([...firstPages, ...(firstPages.length === 0 ? [] : laterPages)]),
    loadMore: () => enqueue(1),
    loadAll: () => enqueue(Number.POSITIVE_INFINITY),
  };
}
