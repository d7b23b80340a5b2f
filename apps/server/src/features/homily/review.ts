import type { BodyOf, ResponseOf } from '@wayfare/contracts/calls/contract';
import type { reviewHomily } from '@wayfare/contracts/calls/review';
import type { ReviewState, ReviewStatus } from '@wayfare/contracts/calls/review-state';
import type { Db } from '#adapters/db/database.ts';
import {
  applyReviewStep,
  initialReviewStatus,
  listReviewStatuses,
  type Publisher,
} from '#features/editing/review.ts';
import { problem } from '#http/responses/problems.ts';
import { lockDraft } from './draft-queries.ts';
import type { HomilyDeps } from './homily-deps.ts';
import { withDefaults } from './homily-queries.ts';

/** By what each of these drafts is told from any other text. */
export async function fingerprintsOf(db: Db, dates: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (dates.length === 0) return new Map();
  const { rows } = await db.query<{ date: string; fingerprint: string }>(
    `select date, encode(sha256(convert_to(${withDefaults('content')}::text, 'UTF8')), 'hex') as fingerprint
     from homily_draft where date = any($1::date[])`,
    [dates],
  );
  return new Map(rows.map(({ date, fingerprint }) => [date, fingerprint]));
}

/** The draft of a day, as the review tells it from others. It is locked. */
export async function reviewedHomily(tx: Db, date: string) {
  const fingerprint = (await fingerprintsOf(tx, [date])).get(date);
  if (fingerprint === undefined) throw new Error('A draft that was locked is gone.');
  return { kind: 'homily', ref: date, fingerprint } as const;
}

/** How the draft of a day stands; undefined where texts are not reviewed. */
export async function reviewOfHomily(
  db: Db,
  date: string,
  canApprove: boolean,
): Promise<ReviewStatus | undefined> {
  const reviews = await listReviewStatuses(db, 'homily', [date], (dates) => fingerprintsOf(db, dates));
  return reviews && { ...(reviews.get(date) ?? initialReviewStatus), canApprove };
}

interface ListedDraft {
  readonly date: string;
  readonly isPublished: boolean;
  readonly hasUnpublishedChanges: boolean;
}

/** Of those whose draft readers do not see as it is. */
export async function reviewStatesOf(
  db: Db,
  drafts: readonly ListedDraft[],
): Promise<(draft: ListedDraft | undefined) => ReviewState | undefined> {
  const reviews = await listReviewStatuses(
    db,
    'homily',
    drafts.map(({ date }) => date),
    (dates) => fingerprintsOf(db, dates),
  );
  return (draft) =>
    reviews === undefined || draft === undefined || (draft.isPublished && !draft.hasUnpublishedChanges)
      ? undefined
      : (reviews.get(draft.date)?.state ?? 'draft');
}

export async function reviewStep(
  { db, clock }: Pick<HomilyDeps, 'db' | 'clock'>,
  date: string,
  { step, version }: BodyOf<typeof reviewHomily>,
  by: Publisher,
): Promise<ResponseOf<typeof reviewHomily>> {
  return db.transaction(async (tx) => {
    const draft = await lockDraft(tx, date);
    if (draft === null) throw problem('homily_not_found', { message: 'Nothing is written for this day.' });
    if (draft.version !== version) throw problem('homily_changed');
    const text = { ...(await reviewedHomily(tx, date)), name: draft.content.title };
    await applyReviewStep(tx, text, step, by, clock.now());
    const review = await reviewOfHomily(tx, date, by.canApprove);
    if (review === undefined) throw problem('review_off');
    return review;
  });
}

/** What is written for these days is called so. */
export async function titlesOf(db: Db, dates: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ date: string; title: string }>(
    "select date, content ->> 'title' as title from homily_draft where date = any($1::date[])",
    [dates],
  );
  return new Map(rows.map(({ date, title }) => [date, title]));
}
