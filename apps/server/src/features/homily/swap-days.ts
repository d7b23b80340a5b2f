import type { BodyOf, ResponseInput } from '@wayfare/contracts/calls/contract';
import type { swapHomilies } from '@wayfare/contracts/calls/homily-editor';
import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import { type Db, isUniqueViolation } from '#adapters/db/database.ts';
import { type Actor, recordActivity } from '#features/activity/activity-queries.ts';
import { type Draft, lockDraft, lockDrafts, moveText } from '#features/editing/draft-queries.ts';
import { requireLock } from '#features/editing/edit-lock.ts';
import { moveRecordings } from '#features/recording/recording-queries.ts';
import { problem } from '#http/responses/problems.ts';
import { toHomilyRef } from './content.ts';
import type { HomilyDeps } from './homily-deps.ts';
import { moveHomily } from './homily-queries.ts';
import { getHomilyState } from './overview.ts';
import { getDraft } from './publish-homily.ts';
import { updateHomilySearch } from './search-source.ts';

/** Holds one of the two drafts while the other takes its date. Not a valid date of a homily. */
const temporaryDate = '0001-01-01';

/** Swaps drafts, published versions and histories. A homily moves to a day that has no draft. */
export async function swapDays(
  { db, clock }: Pick<HomilyDeps, 'db' | 'clock'>,
  swap: BodyOf<typeof swapHomilies> & { readonly date: string },
  today: string,
  by: Actor,
): Promise<ResponseInput<typeof swapHomilies>['days']> {
  const { date, with: other, version, withVersion = null, token } = swap;
  if (date === other)
    throw problem('invalid_input', { message: 'It is that day already. Please choose another one.' });
  const swapping = db.transaction(async (tx) => {
    await lockDrafts(tx, 'homily', [date, other]);
    const first = await getDraft(tx, date);
    if (first.version !== version) throw problem('homily_changed');
    const second = await lockDraft<HomilyContent>(tx, toHomilyRef(other));
    if ((second?.version ?? null) !== withVersion)
      throw problem('homily_changed', {
        message: 'The other day was saved in the meantime. Please look at it again.',
      });
    for (const each of [date, other]) await requireLock(tx, toHomilyRef(each), token, by);
    await moveDay(tx, date, temporaryDate, first);
    const comes = await moveDay(tx, other, date, second);
    const goes = await moveDay(tx, temporaryDate, other, first);
    await updateHomilySearch(tx);
    await recordActivity(tx, {
      ...toHomilyRef(other),
      at: clock.now(),
      by,
      act: second === null ? 'moved' : 'swapped',
      name: first.content.title,
      before: { date },
      after: { date: other },
    });
    return [
      { date, version: comes, state: getHomilyState(date, today, second) },
      { date: other, version: goes, state: getHomilyState(other, today, first) },
    ];
  });
  return swapping.catch((error: unknown) => {
    // A draft was created on an empty day, which cannot be locked.
    throw isUniqueViolation(error) ? problem('homily_changed') : error;
  });
}

/** There may be a history without a draft, if the draft was deleted. */
async function moveDay(
  tx: Db,
  from: string,
  to: string,
  draft: Draft<HomilyContent> | null,
): Promise<number | null> {
  const version = await moveText(tx, 'homily', { from, to, hasDraft: draft !== null });
  await moveHomily(tx, from, to);
  await moveRecordings(tx, from, to);
  return version;
}
