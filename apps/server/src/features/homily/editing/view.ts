import type { EditedHomily } from '@wayfare/contracts/calls/homily-editor';
import { isDayCorrected } from '#features/calendar/correct-day.ts';
import { getDay } from '#features/calendar/days-between.ts';
import { editorNames } from '#features/desk/editor-names.ts';
import type { HomilyDeps } from '../homily-deps.ts';
import { suggestionsFor, warningsAbout } from './advice.ts';
import { findWholeDraft } from './overview-queries.ts';
import { stateOf } from './state.ts';

/** Everything that an editor wants to know of one date. */
export async function viewForEditor(
  deps: Pick<HomilyDeps, 'db' | 'calendar' | 'identity'>,
  date: string,
  today: string,
): Promise<EditedHomily> {
  const { db, calendar } = deps;
  const day = await getDay(db, calendar, date);
  const found = await findWholeDraft(db, date);
  const about = {
    date,
    today,
    day,
    isDayCorrected: await isDayCorrected(db, date),
    suggestions: await suggestionsFor(day),
    state: stateOf(date, today, { draft: found !== null, homily: found?.published != null }),
  };
  if (found === null)
    return { ...about, hasUnpublishedChanges: false, draft: null, published: null, warnings: [] };
  const { content, version, savedAt, sub, published, publishedAt, hasUnpublishedChanges } = found;
  const savedBy = (await editorNames(deps, [found]))(sub);
  return {
    ...about,
    hasUnpublishedChanges,
    draft: { content, version, savedAt: savedAt.toISOString(), savedBy },
    published:
      published === null || publishedAt === null
        ? null
        : { content: published, publishedAt: publishedAt.toISOString() },
    warnings: await warningsAbout(content, day),
  };
}
