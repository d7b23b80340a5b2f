import type { Coverage, HomilyList, HomilyState } from '@wayfare/contracts/calls/homily-editor';
import type { ReviewState } from '@wayfare/contracts/calls/review-state';
import { addDays } from '@wayfare/contracts/rules/calendar-date';
import type { Db } from '#adapters/db/database.ts';
import { getDaysBetween } from '#features/calendar/days-between.ts';
import { loadEditorNames } from '#features/editing/editor-names.ts';
import { loadReviewStates } from '#features/editing/review.ts';
import { homilyText } from './content.ts';
import type { HomilyDeps } from './homily-deps.ts';
import { type DraftRow, listDraftDates, listDraftsBefore, listDraftsBetween } from './overview-queries.ts';

/** A scheduled homily becomes published when its day begins. */
export function getHomilyState(
  date: string,
  today: string,
  has: { draft: boolean; homily: boolean },
): HomilyState {
  if (has.homily) return date > today ? 'scheduled' : 'published';
  return has.draft ? 'draft' : 'missing';
}

/** Of drafts that readers do not see as they are. */
async function loadUnpublishedReviews(
  db: Db,
  drafts: readonly DraftRow[],
): Promise<(draft: DraftRow | undefined) => ReviewState | undefined> {
  const unpublished = drafts.filter((draft) => !draft.isPublished || draft.hasUnpublishedChanges);
  const dates = new Set(unpublished.map(({ date }) => date));
  const getState = await loadReviewStates(db, homilyText, [...dates]);
  return (draft) => (draft !== undefined && dates.has(draft.date) ? getState(draft.date) : undefined);
}

const daysInYear = 366;
const feastDays = 14;

type CoverageDeps = Pick<HomilyDeps, 'db' | 'calendar' | 'mailStates' | 'postsBetween'>;

interface CoverageQuery {
  readonly from: string;
  readonly count: number;
  readonly today: string;
  readonly seesPosts: boolean;
}

/** The number of queries does not depend on the number of days. */
export async function getCoverage(
  { db, calendar, mailStates, postsBetween }: CoverageDeps,
  { from, count, today, seesPosts }: CoverageQuery,
): Promise<Coverage> {
  const to = addDays(from, count - 1);
  const [written, ahead, days, soon, mailOf, posts] = await Promise.all([
    listDraftsBetween(db, from, to),
    listDraftDates(db, today, addDays(today, daysInYear - 1)),
    getDaysBetween(db, calendar, from, to),
    getDaysBetween(db, calendar, today, addDays(today, feastDays - 1)),
    mailStates(from, to),
    seesPosts ? postsBetween(from, to) : [],
  ]);
  const rows = new Map(written.map((row) => [row.date, row]));
  const provided = new Map(ahead.map(({ date, isPublished }) => [date, isPublished]));
  const reviewStateOf = await loadUnpublishedReviews(db, written);
  const postsOf = Map.groupBy(posts, ({ date }) => date);
  return {
    today,
    firstGap: findFirstGap(provided, today),
    feastsWithoutHomily: soon
      .filter(
        ({ date, rank }) =>
          (rank === 'sunday' || rank === 'feast' || rank === 'solemnity') && !provided.get(date),
      )
      .map(({ date, celebration }) => ({ date, celebration })),
    days: days.map(({ date, celebration, rank, color }) => {
      const row = rows.get(date);
      const isPublished = row?.isPublished ?? false;
      return {
        date,
        state: getHomilyState(date, today, { draft: row !== undefined, homily: isPublished }),
        hasUnpublishedChanges: row?.hasUnpublishedChanges ?? false,
        review: reviewStateOf(row),
        title: row?.title ?? '',
        celebration,
        rank,
        color,
        mail: mailOf(date, isPublished),
        posts: (postsOf.get(date) ?? []).map(({ id, title, state }) => ({ id, title, state })),
      };
    }),
  };
}

/** The first day of the coming year without a published homily. */
function findFirstGap(provided: ReadonlyMap<string, boolean>, today: string): Coverage['firstGap'] {
  for (let ahead = 0; ahead < daysInYear; ahead += 1) {
    const date = addDays(today, ahead);
    if (!provided.get(date)) return { date, hasDraft: provided.has(date) };
  }
  return null;
}

/** Oldest first. */
export async function listDrafts(
  db: Db,
  { from, to }: { readonly from: string; readonly to: string },
  today: string,
) {
  const rows = await listDraftsBetween(db, from, to);
  return rows.map((row) => ({
    ...row,
    state: getHomilyState(row.date, today, { draft: true, homily: row.isPublished }),
  }));
}

export async function listHomilies(
  deps: Pick<HomilyDeps, 'db' | 'identity'>,
  { before, limit }: { readonly before: string; readonly limit: number },
  today: string,
): Promise<HomilyList> {
  const rows = await listDraftsBefore(deps.db, before, limit + 1);
  const page = rows.slice(0, limit);
  const nameOf = await loadEditorNames(deps, page);
  const reviewStateOf = await loadUnpublishedReviews(deps.db, page);
  return {
    today,
    homilies: page.map((row) => ({
      ...row,
      review: reviewStateOf(row),
      state: getHomilyState(row.date, today, { draft: true, homily: row.isPublished }),
      savedAt: row.savedAt.toISOString(),
      savedBy: nameOf(row.sub),
    })),
    next: rows.length > limit ? (page.at(-1)?.date ?? null) : null,
  };
}
