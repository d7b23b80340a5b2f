import type { Coverage, HomilyList } from '@wayfare/contracts/calls/homily-editor';
import { addDays } from '@wayfare/contracts/rules/calendar-date';
import type { Db } from '#adapters/db/database.ts';
import { daysBetween } from '#features/calendar/days-between.ts';
import type { HomilyDeps } from '../homily-deps.ts';
import { editorNames } from './editor-names.ts';
import { listWrittenBefore, listWrittenBetween } from './overview-queries.ts';
import { stateOf } from './state.ts';

/** Which of the days from one on have something to read, and which of them still wait for somebody. */
export async function coverageOf(
  { db, calendar }: Pick<HomilyDeps, 'db' | 'calendar'>,
  from: string,
  count: number,
  today: string,
): Promise<Coverage> {
  const to = addDays(from, count - 1);
  const written = new Map((await listWrittenBetween(db, from, to)).map((row) => [row.date, row]));
  const days = await daysBetween(db, calendar, from, to);
  return {
    today,
    days: days.map(({ date, celebration, rank, color }) => {
      const row = written.get(date);
      const has = { draft: row !== undefined, homily: row?.isPublished ?? false };
      return {
        date,
        state: stateOf(date, today, has),
        hasUnpublishedChanges: row?.hasUnpublishedChanges ?? false,
        title: row?.title ?? '',
        celebration,
        rank,
        color,
      };
    }),
  };
}

/** Oldest first, for the operator. */
export async function listWritten(
  db: Db,
  { from, to }: { readonly from: string; readonly to: string },
  today: string,
) {
  const rows = await listWrittenBetween(db, from, to);
  return rows.map((row) => ({
    ...row,
    state: stateOf(row.date, today, { draft: true, homily: row.isPublished }),
  }));
}

export async function listOf(
  deps: Pick<HomilyDeps, 'db' | 'identity'>,
  { before, limit }: { readonly before: string; readonly limit: number },
  today: string,
): Promise<HomilyList> {
  const rows = await listWrittenBefore(deps.db, before, limit + 1);
  const page = rows.slice(0, limit);
  const nameOf = await editorNames(deps, page);
  return {
    today,
    homilies: page.map(({ isPublished, sub, savedAt, ...row }) => ({
      ...row,
      state: stateOf(row.date, today, { draft: true, homily: isPublished }),
      savedAt: savedAt.toISOString(),
      savedBy: nameOf(sub),
    })),
    next: rows.length > limit ? (page.at(-1)?.date ?? null) : null,
  };
}
