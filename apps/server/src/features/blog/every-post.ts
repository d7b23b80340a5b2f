import type { Db } from '#adapters/db/database.ts';
import { findPost, findPostBySlug, listAll } from './queries.ts';
import type { Cursor, ListedRow, StoredPost } from './stored-post.ts';

const pageSize = 100;

/** Newest first, a page at a time, so that any number of them fits. */
export async function* everyPost(db: Db): AsyncGenerator<ListedRow> {
  let after: Cursor | null = null;
  for (;;) {
    const page: ListedRow[] = await listAll(db, { after, limit: pageSize });
    yield* page;
    const last = page.at(-1);
    if (last === undefined) return;
    after = { createdAt: last.createdAt, postId: last.postId };
  }
}

/** By its slug or its id. */
export const findPostCalled = async (db: Db, name: string): Promise<StoredPost | null> =>
  (await findPostBySlug(db, name)) ?? findPost(db, name);
