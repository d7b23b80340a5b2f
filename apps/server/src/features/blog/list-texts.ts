import type { QueryOf, ResponseInput } from '@wayfare/contracts/calls/contract';
import type { listTexts as contract } from '@wayfare/contracts/calls/post-drafts';
import { loadEditorNames } from '#features/editing/editor-names.ts';
import { loadReviews } from '#features/editing/review.ts';
import type { BlogDeps } from './blog-deps.ts';
import { postText } from './post-text.ts';
import { listTexts } from './text-queries.ts';

const pageSize = 50;

export async function loadTextList(
  deps: Pick<BlogDeps, 'db' | 'identity'>,
  query: QueryOf<typeof contract>,
): Promise<ResponseInput<typeof contract>> {
  // One more, to know whether there is a next page.
  const rows = await listTexts(deps.db, query, pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const unpublished = page.filter((row) => row.state !== 'published' || row.hasChanges);
  const getReview = await loadReviews(
    deps.db,
    postText,
    unpublished.map(({ id }) => id),
  );
  const getName = await loadEditorNames(deps, page);
  return {
    texts: page.map((row) => ({ ...row, savedBy: getName(row.sub), review: getReview(row.id)?.state })),
    next: rows.length > pageSize && last !== undefined ? `${last.savedAt.toISOString()}_${last.id}` : null,
  };
}
