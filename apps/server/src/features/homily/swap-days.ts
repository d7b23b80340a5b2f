import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import { type Db, isUniqueViolation } from '#adapters/db/database.ts';
import { type Actor, recordActivity } from '#features/activity/activity-queries.ts';
import { type Draft, lockDraft, moveText } from '#features/editing/draft-queries.ts';
import { requireLock } from '#features/editing/edit-lock.ts';
import { moveRecordings } from '#features/recording/recording-queries.ts';
import { problem } from '#http/responses/problems.ts';
import { toHomily } from './content.ts';
import type { HomilyDeps } from './homily-deps.ts';
import { moveHomily } from './homily-queries.ts';
import { updateHomilySearch } from './search-source.ts';

/** Version null: the caller saw no draft there. */
interface DayVersion {
  readonly date: string;
  readonly version: number | null;
}

interface SwappedDay extends DayVersion {
  readonly isPublished: boolean;
}

/** Holds one of the two drafts while the other takes its date. Not a valid date of a homily. */
const temporaryDate = '0001-01-01';

/** Swaps drafts, published versions and histories. A homily moves to a day that has no draft. */
export async function swapDays(
  { db, clock }: Pick<HomilyDeps, 'db' | 'clock'>,
  [one, other]: readonly [DayVersion, DayVersion],
  token: string | undefined,
  by: Actor,
): Promise<readonly [SwappedDay, SwappedDay]> {
  if (one.date === other.date)
    throw problem('invalid_input', { message: 'It is that day already. Please choose another one.' });
  const swapping = db.transaction<readonly [SwappedDay, SwappedDay]>(async (tx) => {
    const [first, second] = await lockDrafts(tx, one, other);
    if (first === null) throw problem('homily_not_found', { message: 'Nothing is written for this day.' });
    if (first.version !== one.version) throw problem('homily_changed');
    if ((second?.version ?? null) !== other.version)
      throw problem('homily_changed', {
        message: 'The other day was saved in the meantime. Please look at it again.',
      });
    for (const { date } of [one, other]) await requireLock(tx, toHomily(date), token, by);
    await moveDay(tx, one.date, temporaryDate, first);
    const comes = await moveDay(tx, other.date, one.date, second);
    const goes = await moveDay(tx, temporaryDate, other.date, first);
    await updateHomilySearch(tx);
    await recordActivity(tx, [
      {
        at: clock.now(),
        by,
        act: second === null ? 'moved' : 'swapped',
        kind: 'homily',
        ref: other.date,
        name: first.content.title,
        before: { date: one.date },
        after: { date: other.date },
      },
    ]);
    return [
      { date: one.date, version: comes, isPublished: isPublished(second) },
      { date: other.date, version: goes, isPublished: isPublished(first) },
    ];
  });
  return swapping.catch((error: unknown) => {
    // A draft was created on an empty day, which cannot be locked.
    throw isUniqueViolation(error) ? problem('homily_changed') : error;
  });
}

type HomilyDraft = Draft<HomilyContent> | null;

const isPublished = (draft: HomilyDraft): boolean => draft !== null && draft.copyHash !== null;

/** In the order of dates, to avoid a deadlock with a concurrent swap of the same days. */
async function lockDrafts(tx: Db, one: DayVersion, other: DayVersion): Promise<[HomilyDraft, HomilyDraft]> {
  const lock = ({ date }: DayVersion) => lockDraft<HomilyContent>(tx, toHomily(date));
  if (one.date < other.date) return [await lock(one), await lock(other)];
  const second = await lock(other);
  return [await lock(one), second];
}

/** There may be a history without a draft, if the draft was deleted. */
async function moveDay(tx: Db, from: string, to: string, draft: HomilyDraft): Promise<number | null> {
  const version = await moveText(tx, 'homily', { from, to, hasDraft: draft !== null });
  await moveHomily(tx, from, to);
  await moveRecordings(tx, from, to);
  return version;
}
