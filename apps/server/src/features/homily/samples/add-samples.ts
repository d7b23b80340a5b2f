import { addDays, startOfDay } from '@wayfare/contracts/rules/calendar-date';
import { emptyHomily, type PublishableHomily } from '@wayfare/contracts/rules/homily-content';
import { openGospelTable } from '@wayfare/gospel';
import { previewHomilies } from '@wayfare/web/site';
import { daysBetween } from '#features/calendar/days-between.ts';
import { sampleWriters } from '#features/writers/writers.ts';
import type { ScheduledTask } from '#jobs/timetable.ts';
import { todayIn } from '../homily.ts';
import type { HomilyDeps } from '../homily-deps.ts';
import { listUnwritten, putHomilies } from '../import/queries.ts';
import { homiliesChanged } from '../searched.ts';
import { chooseSample } from './choose-sample.ts';
import type { SampleHomily } from './sample-homily.ts';

type Needs = Pick<HomilyDeps, 'db' | 'clock' | 'timeZone' | 'calendar'>;

/**
 * Something to read through today, for trying the site; the days since the last start are filled as well. What the
 * public preview shows stands on its own dates. Once anybody has written or imported a homily, there are enough.
 */
export async function addSampleHomilies({ db, clock, timeZone, calendar }: Needs): Promise<void> {
  const today = todayIn(timeZone, clock)();
  // Loaded where they are used: a live site never does.
  const { sampleHomilies: samples } = await import('./sample-homilies.ts');
  const recent = samples.map((_, ago) => addDays(today, -ago));
  const previewed = previewHomilies.map(({ date }) => date).filter((date) => date <= today);
  const days = await daysBetween(db, calendar, addDays(today, -samples.length), addDays(today, 1));
  const choosing = { samples, days, table: await openGospelTable() };
  await db.transaction(async (within) => {
    const missing = await listUnwritten(within, [...new Set([...recent, ...previewed])]);
    const homilies = missing.flatMap((date) => {
      const content = previewOf(date) ?? contentOf(chooseSample(date, choosing), samples);
      return content === null ? [] : [{ date, content, publishedAt: startOfDay(date, timeZone) }];
    });
    if (homilies.length === 0) return;
    await putHomilies(within, homilies, { now: clock.now(), origin: 'sample' });
    await homiliesChanged(within);
  });
}

function previewOf(wanted: string): PublishableHomily | null {
  const found = previewHomilies.find(({ date }) => date === wanted);
  if (found === undefined) return null;
  const { date: _, ...content } = found;
  return { ...emptyHomily, ...content };
}

function contentOf(
  sample: SampleHomily | undefined,
  samples: readonly SampleHomily[],
): PublishableHomily | null {
  if (sample === undefined) return null;
  const writer = sampleWriters[samples.indexOf(sample) % sampleWriters.length];
  const { title, book, chapter, verse, gospelText, homilyText, practice } = sample;
  return {
    ...emptyHomily,
    title,
    book,
    chapter,
    verse,
    gospelText: gospelText.join('\n'),
    source: 'World English Bible (public domain); not the text read at Mass',
    homilyText: homilyText.join('\n'),
    practice,
    author: writer?.name ?? '',
  };
}

/** A site that is left running overnight has something for the new day. */
export const addSampleAtMidnight = (deps: Needs): ScheduledTask => ({
  name: 'add a sample homily for a new day',
  nextRun: (now) => startOfDay(addDays(todayIn(deps.timeZone, { now: () => now })(), 1), deps.timeZone),
  run: () => addSampleHomilies(deps),
});
