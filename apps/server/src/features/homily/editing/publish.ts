import type { Db } from '#adapters/db/database.ts';
import { isUniqueViolation } from '#adapters/db/database.ts';
import { problem } from '#http/answers/problems.ts';
import { requirePublishable } from '../content.ts';
import type { HomilyDeps } from '../homily-deps.ts';
import {
  type LockedDraft,
  lockDraft,
  moveDraft,
  removeDraft,
  removeHomily,
  saveHomily,
} from './draft-queries.ts';
import { markPublished, moveRevisions } from './revision-queries.ts';

type Needs = Pick<HomilyDeps, 'db' | 'clock'>;

/** Readers get the draft as it stands, now or when its day comes. */
export async function publish(
  { db, clock }: Needs,
  date: string,
  version: number,
): Promise<{ publishedAt: Date }> {
  return db.transaction(async (within) => {
    const draft = await getDraft(within, date);
    if (draft.version !== version) throw problem('homily_changed');
    const now = clock.now();
    const published = await saveHomily(within, date, requirePublishable(draft.content), now);
    await markPublished(within, date, now);
    return published;
  });
}

export async function unpublish({ db }: Needs, date: string): Promise<void> {
  await db.transaction(async (within) => {
    await getDraft(within, date);
    await removeHomily(within, date);
  });
}

/** The draft, what is published of it, and all that was ever saved of it. */
export async function move(
  { db }: Needs,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ version: number; isPublished: boolean }> {
  try {
    return await db.transaction(async (within) => {
      const { isPublished, version } = await getDraft(within, from);
      if (from === to) return { version, isPublished };
      const moved = await moveDraft(within, from, to);
      await moveRevisions(within, from, to);
      return { version: moved, isPublished };
    });
  } catch (error) {
    throw isUniqueViolation(error) ? problem('homily_date_taken') : error;
  }
}

export async function deleteDraft({ db }: Needs, date: string): Promise<void> {
  await db.transaction(async (within) => {
    const { isPublished } = await getDraft(within, date);
    if (isPublished) throw problem('homily_published');
    await removeDraft(within, date);
  });
}

async function getDraft(within: Db, date: string): Promise<LockedDraft> {
  const draft = await lockDraft(within, date);
  if (draft === null) throw problem('homily_unknown', { message: 'Nothing is written for this day.' });
  return draft;
}
