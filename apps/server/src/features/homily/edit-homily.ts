import type { EditedHomily, GospelSuggestion, HomilyWarning } from '@wayfare/contracts/calls/homily-editor';
import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import { openGospel, splitCitation, worldEnglishBible } from '@wayfare/gospel';
import { isDayCorrected } from '#features/calendar/correct-day.ts';
import { getDay } from '#features/calendar/days-between.ts';
import { loadEditorNames } from '#features/editing/open-editors.ts';
import type { HomilyDeps } from './homily-deps.ts';
import { getHomilyState } from './overview.ts';
import { findDraft } from './overview-queries.ts';

async function listSuggestions(day: LiturgicalDay): Promise<GospelSuggestion[]> {
  const gospel = await openGospel();
  return gospel.gospelOptions(day).map(({ kind, citation }) => ({
    kind,
    citation,
    ...splitCitation(citation),
    text: gospel.getCitationText(citation),
    source: worldEnglishBible.note,
  }));
}

export async function listWarnings(
  { book, chapter, verse }: HomilyContent,
  day: LiturgicalDay,
): Promise<HomilyWarning[]> {
  const gospel = await openGospel();
  return gospel.listWarnings({ book, chapter, verse }, gospel.gospelOptions(day));
}

export async function getEditedHomily(
  deps: Pick<HomilyDeps, 'db' | 'calendar' | 'identity'>,
  date: string,
  today: string,
): Promise<EditedHomily> {
  const { db, calendar } = deps;
  const day = await getDay(db, calendar, date);
  const found = await findDraft(db, date);
  const about = {
    date,
    today,
    day,
    isDayCorrected: await isDayCorrected(db, date),
    suggestions: await listSuggestions(day),
    state: getHomilyState(date, today, { draft: found !== null, homily: found?.published != null }),
  };
  if (found === null)
    return { ...about, hasUnpublishedChanges: false, draft: null, published: null, warnings: [] };
  const { content, version, savedAt, sub, published, publishedAt, hasUnpublishedChanges } = found;
  const savedBy = (await loadEditorNames(deps, [found]))(sub);
  return {
    ...about,
    hasUnpublishedChanges,
    draft: { content, version, savedAt: savedAt.toISOString(), savedBy },
    published:
      published === null || publishedAt === null
        ? null
        : { content: published, publishedAt: publishedAt.toISOString() },
    warnings: await listWarnings(content, day),
  };
}
