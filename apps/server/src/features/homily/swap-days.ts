import { type Db, isUniqueViolation } from '#adapters/db/database.ts';
import { type Actor, recordActivity } from '#features/activity/activity-queries.ts';
import { moveReview } from '#features/editing/review-queries.ts';
import { problem } from '#http/responses/problems.ts';
import { type LockedDraft, lockDraft, moveDraft } from './draft-queries.ts';
import type { HomilyDeps } from './homily-deps.ts';
import { moveRevisions } from './revision-queries.ts';
import { updateHomilySearch } from './search-source.ts';

/** A day and the draft that was seen there; null where there was none. */
interface DayVersion {
  readonly date: string;
  readonly version: number | null;
}

interface SwappedDay extends DayVersion {
  readonly isPublished: boolean;
}

/** Where one of the two waits while the other takes its place. No homily is dated so, and nobody else ever sees it. */
const temporaryDate = '0001-01-01';

/** The drafts, what is published of them, and all that was ever saved of them; the histories keep their numbers. */
export async function swapDays(
  { db, clock }: Pick<HomilyDeps, 'db' | 'clock'>,
  [one, other]: readonly [DayVersion, DayVersion],
  by: Actor,
): Promise<readonly [SwappedDay, SwappedDay]> {
  if (one.date === other.date)
    throw problem('invalid_input', { message: 'It is that day already. Please choose another one.' });
  const swapping = db.transaction<readonly [SwappedDay, SwappedDay]>(async (within) => {
    const [first, second] = await lockDrafts(within, one, other);
    if (first === null) throw problem('homily_not_found', { message: 'Nothing is written for this day.' });
    if (first.version !== one.version) throw problem('homily_changed');
    if ((second?.version ?? null) !== other.version)
      throw problem('homily_changed', {
        message: 'The other day was saved in the meantime. Please look at it again.',
      });
    await moveDay(within, one.date, temporaryDate, first);
    const comes = await moveDay(within, other.date, one.date, second);
    const goes = await moveDay(within, temporaryDate, other.date, first);
    await updateHomilySearch(within);
    await recordActivity(within, [
      {
        at: clock.now(),
        by,
        act: 'swapped',
        kind: 'homily',
        ref: other.date,
        name: first.content.title,
        before: { date: one.date },
        after: { date: other.date },
      },
    ]);
    return [
      { date: one.date, version: comes, isPublished: second?.isPublished ?? false },
      { date: other.date, version: goes, isPublished: first.isPublished },
    ];
  });
  return swapping.catch((error: unknown) => {
    // Nothing was written there a moment ago, and nothing could be held.
    throw isUniqueViolation(error) ? problem('homily_changed') : error;
  });
}

/** In the order of their dates, so that two who swap the same days at once do not wait for each other for ever. */
async function lockDrafts(
  within: Db,
  one: DayVersion,
  other: DayVersion,
): Promise<[LockedDraft | null, LockedDraft | null]> {
  if (one.date < other.date) return [await lockDraft(within, one.date), await lockDraft(within, other.date)];
  const second = await lockDraft(within, other.date);
  return [await lockDraft(within, one.date), second];
}

/** A history may be there without a draft, which was deleted. */
async function moveDay(
  within: Db,
  from: string,
  to: string,
  draft: LockedDraft | null,
): Promise<number | null> {
  const version = draft === null ? null : await moveDraft(within, from, to);
  await moveRevisions(within, from, to);
  await moveReview(within, 'homily', from, to);
  return version;
}
