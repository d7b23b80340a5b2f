import { type Db, notifyChange } from '#adapters/db/database.ts';
import { refreshSearch, type SearchEntry, type SearchSource } from '#features/search/entry-queries.ts';
import { postsTopic } from './blog-deps.ts';
import { decodeEntities } from './to-markdown.ts';

export const postSearchSource: SearchSource = { kind: 'post', listEntries, listRefs };

/** Call it in every transaction that changes a post. */
export async function notifyPostsChanged(tx: Db): Promise<void> {
  await refreshSearch(tx, postSearchSource);
  await notifyChange(tx, postsTopic);
}

interface PublishedRow {
  readonly postId: string;
  readonly slug: string;
  readonly date: string;
  readonly title: string;
  readonly category: string;
  readonly author: string;
  readonly excerpt: string;
  readonly content: string;
}

const isPublished = "status = 'PUBLISHED' and binned_at is null";

async function listEntries(db: Db, ids: readonly string[]): Promise<SearchEntry[]> {
  const { rows } = await db.query<PublishedRow>(
    `select post_id as "postId", slug, date, title, category, author, excerpt, content from post
     where post_id = any($1) and ${isPublished}`,
    [ids],
  );
  return rows.map(({ postId, slug, date, title, category, author, excerpt, content }) => ({
    ref: postId,
    slug,
    date,
    title,
    label: category,
    reference: '',
    author,
    excerpt,
    body: toPlainText(content),
    verses: null,
  }));
}

/** Words end with their block; within it, `<strong>b</strong>read` is one. */
const block = /<\/?(?:p|h[1-6]|li|ul|ol|blockquote|figure|figcaption|br|hr)\b[^<>]*>/g;

const toPlainText = (html: string): string =>
  decodeEntities(html.replace(block, '\n').replace(/<[^<>]*>/g, ''))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

async function listRefs(
  db: Db,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<string[]> {
  const { rows } = await db.query<{ ref: string }>(
    `select post_id as ref from post where post_id > $1 and ${isPublished} order by post_id limit $2`,
    [after, limit],
  );
  return rows.map(({ ref }) => ref);
}
