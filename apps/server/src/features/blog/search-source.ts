import { type Db, notifyChange } from '#adapters/db/database.ts';
import { refreshSearch, type SearchEntry, type SearchSource } from '#features/search/entry-queries.ts';
import { postsTopic } from './blog-deps.ts';
import { replaceNoteLinks } from './note-links.ts';
import { listPublishedIds, listSearchEntries } from './post-queries.ts';
import { decodeEntities } from './to-markdown.ts';

export const postSearchSource: SearchSource = { kind: 'post', listEntries, listRefs: listPublishedIds };

/** Call it in every transaction that changes a post. */
export async function notifyPostsChanged(tx: Db): Promise<void> {
  await refreshSearch(tx, postSearchSource);
  await notifyChange(tx, postsTopic);
}

async function listEntries(db: Db, ids: readonly string[]): Promise<SearchEntry[]> {
  const entries = await listSearchEntries(db, ids);
  return entries.map((entry) => ({ ...entry, body: toPlainText(entry.body) }));
}

/** Words end with their block; within it, `<strong>b</strong>read` is one. */
export const block = /<\/?(?:p|h[1-6]|li|ul|ol|blockquote|figure|figcaption|t[dhr]|br|hr)\b[^<>]*>/g;

const toPlainText = (html: string): string =>
  decodeEntities(
    replaceNoteLinks(html, () => '')
      .replace(block, '\n')
      .replace(/<[^<>]*>/g, ''),
  )
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
