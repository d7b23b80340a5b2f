import type { HomilyWarning } from '@wayfare/contracts/calls/editing';
import { homilyCalls } from '@wayfare/contracts/calls/homily-drafts';
import type { GospelSuggestion } from '@wayfare/contracts/calls/homily-editor';
import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import { homilyEditors } from '@wayfare/contracts/rules/policies';
import { openGospel, splitCitation, worldEnglishBible } from '@wayfare/gospel';
import { isDayCorrected } from '#features/calendar/correct-day.ts';
import { getDay } from '#features/calendar/days-between.ts';
import type { TextEditor } from '#features/editing/text-editor.ts';
import { detachRecordings } from '#features/recording/recording-queries.ts';
import { homilyText, normalizeContent } from './content.ts';
import type { HomilyDeps } from './homily-deps.ts';
import { findHomily } from './homily-queries.ts';
import { getHomilyState } from './overview.ts';
import { getDraft } from './publish-homily.ts';

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

async function listWarnings(content: HomilyContent, day: LiturgicalDay): Promise<HomilyWarning[]> {
  const gospel = await openGospel();
  return [...gospel.listWarnings(content, gospel.gospelOptions(day))];
}

export const homilyEditor = (deps: HomilyDeps, today: () => string): TextEditor<HomilyContent> => ({
  kind: homilyText,
  calls: homilyCalls,
  group: homilyEditors,
  open: async (date, draft) => {
    const day = await getDay(deps.db, deps.calendar, date);
    const homily = draft === null ? null : await findHomily(deps.db, date);
    return {
      state: getHomilyState(date, today(), draft),
      copy: homily && { content: homily, publishedAt: homily.publishedAt },
      details: {
        today: today(),
        day,
        isDayCorrected: await isDayCorrected(deps.db, date),
        suggestions: await listSuggestions(day),
        warnings: draft === null ? [] : await listWarnings(draft.content, day),
      },
    };
  },
  show: (content) => content,
  listWarnings: async (date, content) => listWarnings(content, await getDay(deps.db, deps.calendar, date)),
  onSave: async () => {},
  lockDraft: getDraft,
  findCopy: async (tx, date) => {
    const homily = await findHomily(tx, date);
    return homily && normalizeContent(homily);
  },
  onDelete: detachRecordings,
});
