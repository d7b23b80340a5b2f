import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import { getHomilyName } from '@wayfare/contracts/rules/homily-name';
import type { Db } from '#adapters/db/database.ts';
import { type Actor, recordActivity } from '#features/activity/activity-queries.ts';
import { type Draft, lockDraft, setCopyHash } from '#features/editing/draft-queries.ts';
import { requireLock } from '#features/editing/edit-lock.ts';
import { toStored } from '#features/editing/kind.ts';
import { type Publisher, requireApproved } from '#features/editing/review.ts';
import { markPublished } from '#features/editing/revision-queries.ts';
import { updateRecordingTitle } from '#features/recording/edited-recording.ts';
import { problem } from '#http/responses/problems.ts';
import { homilyText, requirePublishable, toHomilyRef } from './content.ts';
import type { HomilyDeps } from './homily-deps.ts';
import { deleteHomily, saveHomily } from './homily-queries.ts';
import { updateHomilySearch } from './search-source.ts';

interface Text {
  readonly date: string;
  /** The token of the edit lock; undefined for other programs. */
  readonly token?: string | undefined;
}

export async function publish(
  { db, clock }: Pick<HomilyDeps, 'db' | 'clock'>,
  { date, version, token }: Text & { readonly version: number },
  by: Publisher,
): Promise<Date> {
  return db.transaction(async (tx) => {
    const draft = await getDraft(tx, date);
    if (draft.version !== version) throw problem('homily_changed');
    await requireLock(tx, toHomilyRef(date), token, by);
    const now = clock.now();
    const content = requirePublishable(draft.content);
    await requireApproved(tx, toStored(homilyText, date, draft.content), by, now);
    const publishedAt = await saveHomily(tx, date, content, now);
    await setCopyHash(tx, toHomilyRef(date), draft.hash);
    await markPublished(tx, toHomilyRef(date), now);
    await updateHomilySearch(tx);
    await updateRecordingTitle(tx, { date, title: getHomilyName(content) });
    await recordActivity(tx, {
      ...toHomilyRef(date),
      name: draft.content.title,
      at: now,
      by,
      act: 'published',
    });
    return publishedAt;
  });
}

export async function unpublish(
  { db, clock }: Pick<HomilyDeps, 'db' | 'clock'>,
  { date, token }: Text,
  by: Actor,
): Promise<void> {
  await db.transaction(async (tx) => {
    const draft = await getDraft(tx, date);
    await requireLock(tx, toHomilyRef(date), token, by);
    if (draft.copyHash === null) return;
    await deleteHomily(tx, date);
    await setCopyHash(tx, toHomilyRef(date), null);
    await updateHomilySearch(tx);
    const { title: name } = draft.content;
    await recordActivity(tx, { ...toHomilyRef(date), name, at: clock.now(), by, act: 'unpublished' });
  });
}

/** Locks it until the transaction ends. */
export async function getDraft(tx: Db, date: string): Promise<Draft<HomilyContent>> {
  const draft = await lockDraft<HomilyContent>(tx, toHomilyRef(date));
  if (draft === null) throw problem('homily_not_found', { message: 'Nothing is written for this day.' });
  return draft;
}
