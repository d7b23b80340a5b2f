import type { GospelSuggestion, HomilyWarning } from '@wayfare/contracts/calls/homily-editor';
import type { HomilyContent } from '@wayfare/contracts/rules/homily-content';
import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import { openGospel, splitCitation, worldEnglishBible } from '@wayfare/gospel';

/** The Gospels of a day, ready for the form. */
export async function suggestionsFor(day: LiturgicalDay): Promise<GospelSuggestion[]> {
  const gospel = await openGospel();
  return gospel.gospelOptions(day).map(({ kind, citation }) => ({
    kind,
    citation,
    ...splitCitation(citation),
    text: gospel.getCitationText(citation),
    source: worldEnglishBible.note,
  }));
}

/** What an editor may want to look at again. */
export async function warningsAbout(
  { book, chapter, verse }: HomilyContent,
  day: LiturgicalDay,
): Promise<HomilyWarning[]> {
  const gospel = await openGospel();
  return gospel.listWarnings({ book, chapter, verse }, gospel.gospelOptions(day));
}
