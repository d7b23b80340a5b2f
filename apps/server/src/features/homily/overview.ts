import type * as calls from '@wayfare/contracts/calls/homily-editor';
import { addDays } from '@wayfare/contracts/rules/calendar-date';
import { getDaysBetween } from '#features/calendar/days-between.ts';
import type { Draft } from '#features/editing/draft-queries.ts';
import { loadReviews } from '#features/editing/review.ts';
import { homilyText } from './content.ts';
import type { HomilyDeps } from './homily-deps.ts';
import { listDatesBetween } from './homily-queries.ts';
import { findFirstGap, listDraftsBetween } from './overview-queries.ts';

/** A scheduled homily becomes published when its day begins. Null: there is no draft. */
export function getHomilyState(
  date: string,
  today: string,
  draft: Pick<Draft<unknown>, 'copyHash'> | null,
): calls.HomilyState {
  if (draft === null) return 'new';
  if (draft.copyHash === null) return 'draft';
  return date > today ? 'scheduled' : 'published';
}

const feastDays = 14;

interface CoverageQuery {
  readonly from: string;
  readonly count: number;
  readonly today: string;
  readonly seesPosts: boolean;
}

/** The number of queries does not depend on the number of days. */
export async function getCoverage(
  deps: Pick<HomilyDeps, 'db' | 'calendar' | 'mailStates' | 'postsBetween'>,
  { from, count, today, seesPosts }: CoverageQuery,
): Promise<calls.Coverage> {
  const { db, calendar, mailStates, postsBetween } = deps;
  const to = addDays(from, count - 1);
  const soon = addDays(today, feastDays - 1);
  const [written, firstGap, published, days, nextDays, mailOf, posts] = await Promise.all([
    listDraftsBetween(db, { from, to, today }),
    findFirstGap(db, today),
    listDatesBetween(db, today, soon),
    getDaysBetween(db, calendar, from, to),
    getDaysBetween(db, calendar, today, soon),
    mailStates(from, to),
    seesPosts ? postsBetween(from, to) : [],
  ]);
  const drafts = new Map(written.map((draft) => [draft.date, draft]));
  const unpublished = written.filter((draft) => draft.state === 'draft' || draft.hasUnpublishedChanges);
  const getReview = await loadReviews(
    db,
    homilyText,
    unpublished.map(({ date }) => date),
  );
  const postsOf = Map.groupBy(posts, ({ date }) => date);
  return {
    today,
    firstGap,
    feastsWithoutHomily: nextDays.filter(
      ({ date, rank }) =>
        (rank === 'sunday' || rank === 'feast' || rank === 'solemnity') && !published.includes(date),
    ),
    days: days.map(({ date, celebration, rank, color }) => {
      const draft = drafts.get(date);
      const state = draft?.state ?? 'new';
      return {
        date,
        state,
        hasUnpublishedChanges: draft?.hasUnpublishedChanges ?? false,
        review: getReview(date)?.state,
        title: draft?.title ?? '',
        celebration,
        rank,
        color,
        mail: mailOf(date, state === 'scheduled' || state === 'published'),
        posts: postsOf.get(date) ?? [],
      };
    }),
  };
}
