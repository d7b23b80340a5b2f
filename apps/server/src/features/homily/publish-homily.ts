import { getHomilyName } from '@wayfare/contracts/rules/homily-name';
import { type Db, isUniqueViolation } from '#adapters/db/database.ts';
import { type Actor, recordActivity } from '#features/activity/activity-queries.ts';
import { type Publisher, requireApproved } from '#features/editing/review.ts';
import { deleteReview, moveReview } from '#features/editing/review-queries.ts';
import { updateRecordingTitle } from '#features/recording/edited-recording.ts';
import { problem } from '#http/responses/problems.ts';
import { requirePublishable } from './content.ts';
import {
  type LockedDraft,
  lockDraft,
  moveDraft,
  removeDraft,
  removeHomily,
  saveHomily,
} from './draft-queries.ts';
import type { HomilyDeps } from './homily-deps.ts';
import { reviewedHomily } from './review.ts';
import { markPublished, moveRevisions } from './revision-queries.ts';
import { updateHomilySearch } from './search-source.ts';

type PublishDeps = Pick<HomilyDeps, 'db' | 'clock'>;

export async function publish(
  { db, clock, queue }: PublishDeps & Pick<HomilyDeps, 'queue'>,
  { date, version }: { readonly date: string; readonly version: number },
  by: Publisher,
): Promise<{ publishedAt: Date }> {
  return db.transaction(async (tx) => {
    const draft = await getDraft(tx, date);
    if (draft.version !== version) throw problem('homily_changed');
    const now = clock.now();
    const content = requirePublishable(draft.content);
    await requireApproved(tx, await reviewedHomily(tx, date), by, now);
    const published = await saveHomily(tx, date, content, now);
    await markPublished(tx, date, now);
    await updateHomilySearch(tx);
    await updateRecordingTitle(tx, { queue }, { date, title: getHomilyName(content) });
    await recordActivity(tx, [{ ...toActivityText(draft, date), at: now, by, act: 'published' }]);
    return published;
  });
}

export async function unpublish({ db, clock }: PublishDeps, date: string, by: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const draft = await getDraft(tx, date);
    await removeHomily(tx, date);
    await updateHomilySearch(tx);
    if (!draft.isPublished) return;
    await recordActivity(tx, [{ ...toActivityText(draft, date), at: clock.now(), by, act: 'unpublished' }]);
  });
}

/** Moves the draft, the published version and the history. */
export async function move(
  { db, clock }: PublishDeps,
  {
    from,
    to,
    version: seen,
  }: { readonly from: string; readonly to: string; readonly version?: number | undefined },
  by: Actor,
): Promise<{ version: number; isPublished: boolean }> {
  try {
    return await db.transaction(async (tx) => {
      const draft = await getDraft(tx, from);
      const { isPublished, version } = draft;
      if (seen !== undefined && seen !== version) throw problem('homily_changed');
      if (from === to) return { version, isPublished };
      const moved = await moveDraft(tx, from, to);
      await moveRevisions(tx, from, to);
      await moveReview(tx, 'homily', from, to);
      await updateHomilySearch(tx);
      await recordActivity(tx, [
        {
          ...toActivityText(draft, to),
          at: clock.now(),
          by,
          act: 'moved',
          before: { date: from },
          after: { date: to },
        },
      ]);
      return { version: moved, isPublished };
    });
  } catch (error) {
    throw isUniqueViolation(error) ? problem('homily_date_taken') : error;
  }
}

export async function deleteDraft({ db, clock }: PublishDeps, date: string, by: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const draft = await getDraft(tx, date);
    if (draft.isPublished) throw problem('homily_published');
    await removeDraft(tx, date);
    await deleteReview(tx, { kind: 'homily', ref: date });
    await recordActivity(tx, [{ ...toActivityText(draft, date), at: clock.now(), by, act: 'deleted' }]);
  });
}

const toActivityText = ({ content }: LockedDraft, date: string) =>
  ({ kind: 'homily', ref: date, name: content.title }) as const;

async function getDraft(tx: Db, date: string): Promise<LockedDraft> {
  const draft = await lockDraft(tx, date);
  if (draft === null) throw problem('homily_not_found', { message: 'Nothing is written for this day.' });
  return draft;
}
