import type { ResponseOf } from '@wayfare/contracts/calls/contract';
import { listNotes, maxNotes, type Note } from '@wayfare/contracts/calls/notes';

type Page = ResponseOf<typeof listNotes>;

export interface SavedNotes {
  readonly notes: readonly Note[];
  readonly unreadableCount: number;
  /** By `toTextKey`. */
  readonly texts: Readonly<Record<string, { readonly name: string; readonly slug: string }>>;
}

type CallApi = (contract: typeof listNotes, input: { query: { before?: string } }) => Promise<Page>;

/** All notes of a member. The service sends them in pages. */
export async function loadAllNotes(callApi: CallApi): Promise<SavedNotes> {
  const pages: Page[] = [];
  let next: string | null | undefined;
  do {
    const page = await callApi(listNotes, { query: next ? { before: next } : {} });
    pages.push(page);
    next = page.next;
    // A service that repeats a page would not end.
  } while (next && pages.length < maxNotes);
  return {
    notes: pages.flatMap(({ notes }) => notes),
    unreadableCount: pages.reduce((sum, { unreadableCount }) => sum + unreadableCount, 0),
    texts: Object.assign({}, ...pages.map(({ texts }) => texts)),
  };
}
