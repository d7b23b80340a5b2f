import type { QueryOf } from '@wayfare/contracts/calls/contract';
import type { listTexts as contract, TextList } from '@wayfare/contracts/calls/editing';
import { loadEditorNames } from '#features/editing/editor-names.ts';
import { loadReviewStates } from '#features/editing/review.ts';
import { problem } from '#http/responses/problems.ts';
import type { BlogDeps } from './blog-deps.ts';
import { postText } from './post-text.ts';
import { parseCursor } from './stored-post.ts';
import { listTexts, type TextRow } from './text-queries.ts';

const pageSize = 50;

export async function loadTextList(
  deps: Pick<BlogDeps, 'db' | 'identity'>,
  { q = '', state, author, after }: QueryOf<typeof contract>,
): Promise<TextList> {
  const cursor = after === undefined ? null : parseCursor(after);
  if (after !== undefined && cursor === null)
    throw problem('invalid_input', { message: 'The list cannot go on from there.' });
  const terms = q.split(/\s+/).filter((word) => word !== '');
  // One more, to know whether there is a next page.
  const rows = await listTexts(deps.db, {
    terms,
    state: state ?? null,
    author: author ?? null,
    after: cursor,
    limit: pageSize + 1,
  });
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const isRead = (row: TextRow) => row.state === 'published' && !row.hasChanges;
  const unread = page.filter((row) => !isRead(row)).map(({ id }) => id);
  const getReview = await loadReviewStates(deps.db, postText, unread);
  const getName = await loadEditorNames(deps, page);
  return {
    texts: page.map((row) => ({
      ...row,
      publishAt: row.publishAt?.toISOString() ?? null,
      savedAt: row.savedAt.toISOString(),
      savedBy: getName(row.sub),
      review: isRead(row) ? undefined : getReview(row.id),
    })),
    next: rows.length > pageSize && last !== undefined ? `${last.savedAt.toISOString()}_${last.id}` : null,
  };
}
