import type { HomilyHistory } from '@wayfare/contracts/calls/homily-editor';
import { editorNames } from '#features/desk/editor-names.ts';
import { problem } from '#http/answers/problems.ts';
import type { HomilyDeps } from '../homily-deps.ts';
import { findRevision, listRevisions } from './revision-queries.ts';

const longestHistory = 200;

type Needs = Pick<HomilyDeps, 'db' | 'identity'>;

export async function historyOf(deps: Needs, date: string): Promise<HomilyHistory> {
  const rows = await listRevisions(deps.db, date, longestHistory);
  const nameOf = await editorNames(deps, rows);
  return {
    revisions: rows.map(({ sub, savedAt, publishedAt, ...row }) => ({
      ...row,
      savedAt: savedAt.toISOString(),
      savedBy: nameOf(sub),
      publishedAt: publishedAt?.toISOString() ?? null,
    })),
  };
}

export async function revisionOf(deps: Needs, date: string, number: number) {
  const found = await findRevision(deps.db, date, number);
  if (found === null) throw problem('homily_not_found', { message: 'That entry is not in the history.' });
  const nameOf = await editorNames(deps, [found]);
  const { sub, savedAt, publishedAt, content } = found;
  return {
    number,
    savedAt: savedAt.toISOString(),
    savedBy: nameOf(sub),
    publishedAt: publishedAt?.toISOString() ?? null,
    content,
  };
}
