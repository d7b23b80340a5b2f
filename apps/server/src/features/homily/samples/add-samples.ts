import { addDays, startOfDay } from '@wayfare/contracts/calendar-date';
import { emptyHomily } from '@wayfare/contracts/homily-content';
import type { Job } from '#jobs/timetable.ts';
import type { HomilyDeps } from '../homily-deps.ts';
import { type HomilyToPut, listUnwritten, putHomilies } from '../import/queries.ts';
import { todayIn } from '../today.ts';
import type { SampleHomily } from './sample-homily.ts';

type Needs = Pick<HomilyDeps, 'db' | 'clock' | 'timeZone'>;

const dayMs = 86_400_000;

/**
 * Something to read through today, for trying the site; the days since the last start are filled as well. Once anybody
 * has written or imported a homily, there are enough.
 */
export async function addSampleHomilies({ db, clock, timeZone }: Needs): Promise<void> {
  const today = todayIn(timeZone, clock)();
  // Loaded where they are used: a live site never does.
  const { sampleHomilies } = await import('./sample-homilies.ts');
  const dates = sampleHomilies.map((_, ago) => addDays(today, -ago));
  await db.transaction(async (within) => {
    const missing = await listUnwritten(within, dates);
    const homilies = missing.flatMap((date): HomilyToPut[] => {
      const sample = sampleHomilies[indexOf(date, sampleHomilies.length)];
      return sample === undefined
        ? []
        : [{ date, content: contentOf(sample), publishedAt: startOfDay(date, timeZone) }];
    });
    if (homilies.length > 0) await putHomilies(within, homilies, { now: clock.now(), origin: 'sample' });
  });
}

/** So that a date has the same sample whenever it is asked for, and neighbors have different ones. */
const indexOf = (date: string, count: number): number => (Date.parse(`${date}T00:00:00Z`) / dayMs) % count;

const contentOf = ({ title, book, chapter, verse, gospelText, homilyText }: SampleHomily) => ({
  ...emptyHomily,
  title,
  book,
  chapter,
  verse,
  gospelText: gospelText.join('\n'),
  source: 'World English Bible (public domain); not the text read at Mass',
  homilyText: homilyText.join('\n'),
});

/** A site that is left running overnight has something for the new day. */
export const addSampleAtMidnight = (deps: Needs): Job => ({
  name: 'add a sample homily for a new day',
  nextRun: (now) => startOfDay(addDays(todayIn(deps.timeZone, { now: () => now })(), 1), deps.timeZone),
  run: () => addSampleHomilies(deps),
});
