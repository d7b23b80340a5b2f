import type { Morning } from '@wayfare/contracts/calls/homily';
import { takeSentences, toExcerpt } from '@wayfare/contracts/rules/excerpt';
import { stripLightMarks } from '@wayfare/contracts/rules/light-marks';
import { estimateHomilyMinutes } from '@wayfare/contracts/rules/reading-minutes';
import { getDay } from '#features/calendar/days-between.ts';
import { listRecordings } from '#features/recording/recording-queries.ts';
import { toFeedRecording } from './feed.ts';
import type { HomilyDeps } from './homily-deps.ts';
import { type Homily, listHomiliesUpTo } from './homily-queries.ts';

/** The newest homily and the one before it, in short form. */
export async function getMorning(
  { db, calendar }: Pick<HomilyDeps, 'db' | 'calendar'>,
  today: string,
  { isWhole }: { readonly isWhole: boolean },
): Promise<Morning> {
  const homilies = await listHomiliesUpTo(db, today, 2);
  const dates = homilies.map(({ date }) => date);
  const recordings = isWhole ? await listRecordings(db, dates) : [];
  const leafOf = async (homily: Homily) => {
    const { date, title, book, chapter, verse, homilyText } = homily;
    return {
      date,
      title,
      book,
      chapter,
      verse,
      opening: isWhole ? toShortOpening(homilyText) : toExcerpt(stripLightMarks(homilyText)),
      minutes: estimateHomilyMinutes(homily),
      ...toFeedRecording(recordings, date),
      day: await getDay(db, calendar, date),
    };
  };
  const [latest = null, previous = null] = await Promise.all(homilies.map(leafOf));
  return { today, latest, previous };
}

/** Short enough that the link to the homily is visible on a phone. */
const openingMaxLength = 170;

/** The first sentences, or a cut first sentence if it is too long. */
function toShortOpening(text: string): string {
  const [paragraph = ''] = stripLightMarks(text).split('\n');
  return takeSentences(paragraph, openingMaxLength) || toExcerpt(paragraph, openingMaxLength);
}
