import type { QueryOf } from '@wayfare/contracts/calls/contract';
import type { listTexts as contract, TextList } from '@wayfare/contracts/calls/post-drafts';
import { loadEditorNames } from '#features/editing/editor-names.ts';
import { loadReviewStates } from '#features/editing/review.ts';
import type { BlogDeps } from './blog-deps.ts';
import { postText } from './post-text.ts';
import { parseCursor } from './stored-post.ts';
import { listTexts, type TextRow, toLikePatterns } from './text-queries.ts';

const pageSize = 50;

export async function loadTextList(
  deps: Pick<BlogDeps, 'db' | 'identity'>,
  { q = '', state, author, after }: QueryOf<typeof contract>,
): Promise<TextList> {
  // One more, to know whether there is a next page.
  const rows = await listTexts(deps.db, {
    patterns: toLikePatterns(q),
    state: state ?? null,
    author: author ?? null,
    after: parseCursor(after),
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
