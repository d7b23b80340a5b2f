import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import { getHomilyName } from '@wayfare/contracts/rules/homily-name';
import { type Db, isUniqueViolation } from '#adapters/db/database.ts';
import { type Actor, recordActivity } from '#features/activity/activity-queries.ts';
import { type Draft, lockDraft, moveDraft, setCopyHash } from '#features/editing/draft-queries.ts';
import { requireLock } from '#features/editing/edit-lock.ts';
import { moveLock } from '#features/editing/lock-queries.ts';
import { type Publisher, requireApproved, toReviewed } from '#features/editing/review.ts';
import { moveReview } from '#features/editing/review-queries.ts';
import { markPublished, moveRevisions } from '#features/editing/revision-queries.ts';
import { updateRecordingTitle } from '#features/recording/edited-recording.ts';
import { moveRecordings } from '#features/recording/recording-queries.ts';
import { problem } from '#http/responses/problems.ts';
import { homilyText, requirePublishable, toHomily } from './content.ts';
import type { HomilyDeps } from './homily-deps.ts';
import { deleteHomily, moveHomily, saveHomily } from './homily-queries.ts';
import { updateHomilySearch } from './search-source.ts';

type PublishDeps = Pick<HomilyDeps, 'db' | 'clock'>;
type HomilyDraft = Draft<HomilyContent>;

interface Publication {
  readonly date: string;
  readonly version: number;
  /** The token of the edit lock; undefined for other programs. */
  readonly token: string | undefined;
}

export async function publish(
  { db, clock, queue }: PublishDeps & Pick<HomilyDeps, 'queue'>,
  { date, version, token }: Publication,
  by: Publisher,
): Promise<{ publishedAt: Date }> {
  return db.transaction(async (tx) => {
    const draft = await getDraft(tx, date);
    if (draft.version !== version) throw problem('homily_changed');
    await requireLock(tx, toHomily(date), token, by);
    const now = clock.now();
    const content = requirePublishable(draft.content);
    await requireApproved(tx, toReviewed(homilyText, date, draft.content), by, now);
    const published = await saveHomily(tx, date, content, now);
    await setCopyHash(tx, toHomily(date), draft.hash);
    await markPublished(tx, toHomily(date), now);
    await updateHomilySearch(tx);
    await updateRecordingTitle(tx, { queue }, { date, title: getHomilyName(content) });
    await recordActivity(tx, [{ ...toActivityText(draft, date), at: now, by, act: 'published' }]);
    return published;
  });
}

export async function unpublish(
  { db, clock }: PublishDeps,
  { date, token }: Omit<Publication, 'version'>,
  by: Actor,
): Promise<void> {
  await db.transaction(async (tx) => {
    const draft = await getDraft(tx, date);
    await requireLock(tx, toHomily(date), token, by);
    if (draft.copyHash === null) return;
    await deleteHomily(tx, date);
    await setCopyHash(tx, toHomily(date), null);
    await updateHomilySearch(tx);
    await recordActivity(tx, [{ ...toActivityText(draft, date), at: clock.now(), by, act: 'unpublished' }]);
  });
}

interface Move {
  readonly from: string;
  readonly to: string;
  readonly version?: number | undefined;
  readonly token?: string | undefined;
}

/** Moves the draft, the published version and the history. */
export async function move(
  { db, clock }: PublishDeps,
  { from, to, version: seen, token }: Move,
  by: Actor,
): Promise<{ version: number; isPublished: boolean }> {
  try {
    return await db.transaction(async (tx) => {
      const draft = await getDraft(tx, from);
      const isPublished = draft.copyHash !== null;
      if (seen !== undefined && seen !== draft.version) throw problem('homily_changed');
      await requireLock(tx, toHomily(from), token, by);
      if (from === to) return { version: draft.version, isPublished };
      const version = await moveDraft(tx, 'homily', from, to);
      await moveParts(tx, from, to);
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
      return { version, isPublished };
    });
  } catch (error) {
    throw isUniqueViolation(error) ? problem('homily_date_taken') : error;
  }
}

/** Everything of a homily except its draft. */
export async function moveParts(tx: Db, from: string, to: string): Promise<void> {
  await moveHomily(tx, from, to);
  await moveRecordings(tx, from, to);
  await moveRevisions(tx, 'homily', from, to);
  await moveReview(tx, 'homily', from, to);
  await moveLock(tx, 'homily', from, to);
}

const toActivityText = ({ content }: HomilyDraft, date: string) =>
  ({ ...toHomily(date), name: content.title }) as const;

/** Locks it until the transaction ends. */
export async function getDraft(tx: Db, date: string): Promise<HomilyDraft> {
  const draft = await lockDraft<HomilyContent>(tx, toHomily(date));
  if (draft === null) throw problem('homily_not_found', { message: 'Nothing is written for this day.' });
  return draft;
}
