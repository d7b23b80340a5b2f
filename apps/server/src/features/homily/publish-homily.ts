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

/** Readers get the draft as it stands, now or when its day comes. */
export async function publish(
  { db, clock, queue }: PublishDeps & Pick<HomilyDeps, 'queue'>,
  { date, version }: { readonly date: string; readonly version: number },
  by: Publisher,
): Promise<{ publishedAt: Date }> {
  return db.transaction(async (within) => {
    const draft = await getDraft(within, date);
    if (draft.version !== version) throw problem('homily_changed');
    const now = clock.now();
    const content = requirePublishable(draft.content);
    await requireApproved(within, await reviewedHomily(within, date), by, now);
    const published = await saveHomily(within, date, content, now);
    await markPublished(within, date, now);
    await updateHomilySearch(within);
    await updateRecordingTitle(within, { queue }, { date, title: getHomilyName(content) });
    await recordActivity(within, [{ ...toActivityText(draft, date), at: now, by, act: 'published' }]);
    return published;
  });
}

export async function unpublish({ db, clock }: PublishDeps, date: string, by: Actor): Promise<void> {
  await db.transaction(async (within) => {
    const draft = await getDraft(within, date);
    await removeHomily(within, date);
    await updateHomilySearch(within);
    if (!draft.isPublished) return;
    await recordActivity(within, [
      { ...toActivityText(draft, date), at: clock.now(), by, act: 'unpublished' },
    ]);
  });
}

/** The draft, what is published of it, and all that was ever saved of it. */
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
    return await db.transaction(async (within) => {
      const draft = await getDraft(within, from);
      const { isPublished, version } = draft;
      if (seen !== undefined && seen !== version) throw problem('homily_changed');
      if (from === to) return { version, isPublished };
      const moved = await moveDraft(within, from, to);
      await moveRevisions(within, from, to);
      await moveReview(within, 'homily', from, to);
      await updateHomilySearch(within);
      await recordActivity(within, [
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
  await db.transaction(async (within) => {
    const draft = await getDraft(within, date);
    if (draft.isPublished) throw problem('homily_published');
    await removeDraft(within, date);
    await deleteReview(within, { kind: 'homily', ref: date });
    await recordActivity(within, [{ ...toActivityText(draft, date), at: clock.now(), by, act: 'deleted' }]);
  });
}

const toActivityText = ({ content }: LockedDraft, date: string) =>
  ({ kind: 'homily', ref: date, name: content.title }) as const;

async function getDraft(within: Db, date: string): Promise<LockedDraft> {
  const draft = await lockDraft(within, date);
  if (draft === null) throw problem('homily_not_found', { message: 'Nothing is written for this day.' });
  return draft;
}
