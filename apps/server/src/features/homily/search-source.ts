import { toExcerpt } from '@wayfare/contracts/rules/excerpt';
import { formatReference, getHomilyName } from '@wayfare/contracts/rules/homily-name';
import { stripLightMarks } from '@wayfare/contracts/rules/light-marks';
import { stripVerseNumbers } from '@wayfare/contracts/rules/verse-numbers';
import { type Gospel, openGospel } from '@wayfare/gospel';
import type { Db } from '#adapters/db/database.ts';
import { listDays } from '#features/calendar/calendar-queries.ts';
import { refreshSearch, type SearchEntry, type SearchSource } from '#features/search/entry-queries.ts';
import { findHomilies, type Homily, listDatesAfter } from './homily-queries.ts';

export const homilySearchSource: SearchSource = { kind: 'homily', listEntries, listRefs: listDatesAfter };

/** Call it in every transaction that publishes, changes or removes a homily. */
export async function updateHomilySearch(tx: Db): Promise<void> {
  await refreshSearch(tx, homilySearchSource);
}

async function listEntries(db: Db, dates: readonly string[]): Promise<SearchEntry[]> {
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return [];
  const homilies = await findHomilies(db, dates);
  // Days whose calendar year is not computed yet get their feast at a later refresh.
  const days = await listDays(db, first, last);
  const feasts = new Map(days.map(({ date, celebration }) => [date, celebration]));
  const gospel = await openGospel();
  return homilies.map((homily) => toEntry(gospel, homily, feasts.get(homily.date) ?? ''));
}

function toEntry(gospel: Gospel, homily: Homily, feast: string): SearchEntry {
  const { date, book, chapter, verse, author, gospelText, homilyText, practice } = homily;
  const plain = stripLightMarks(homilyText);
  return {
    ref: date,
    slug: date,
    date,
    title: getHomilyName(homily),
    label: feast,
    reference: formatReference({ book, chapter, verse }),
    author,
    excerpt: `${toExcerpt(gospelText)} ${toExcerpt(plain)}`,
    body: [stripVerseNumbers(gospelText), plain, practice].filter(Boolean).join('\n\n'),
    verses: gospel.parseReference(book, chapter, verse),
  };
}
