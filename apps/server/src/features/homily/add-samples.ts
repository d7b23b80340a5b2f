import { addDays, startOfDay } from '@wayfare/contracts/rules/calendar-date';
import { emptyHomily, type PublishableHomily } from '@wayfare/contracts/rules/homily-content';
import { previewHomilies } from '@wayfare/web/site';
import { operatorActor } from '#features/activity/activity-queries.ts';
import { sampleWriters } from '#features/writers/writer-queries.ts';
import type { ScheduledTask } from '#scheduler.ts';
import type { HomilyDeps } from './homily-deps.ts';
import { todayIn } from './homily-queries.ts';
import { listDatesForSamples, toRow, upsertHomilies } from './import/import-queries.ts';
import { updateHomilySearch } from './search-source.ts';

const dayMs = 86_400_000;

type SampleHomily = typeof import('./sample-homilies.json')[number];

type SampleDeps = Pick<HomilyDeps, 'db' | 'clock' | 'timeZone'>;

/**
 * Fills the days up to today, on a site where no one has written or imported a homily. The homilies of the public
 * preview keep their dates.
 */
export async function addSampleHomilies({ db, clock, timeZone }: SampleDeps): Promise<void> {
  const today = todayIn(timeZone, clock)();
  // Imported lazily: a live site never needs it.
  const { default: samples } = await import('./sample-homilies.json', { with: { type: 'json' } });
  const recent = samples.map((_, ago) => addDays(today, -ago));
  const previewed = previewHomilies.map(({ date }) => date).filter((date) => date <= today);
  const dates = [...new Set([...recent, ...previewed])];
  await db.transaction(async (tx) => {
    const missing = await listDatesForSamples(tx, dates);
    const homilies = missing.flatMap((date) => {
      const content = findPreviewContent(date) ?? getSample(date, samples);
      return content === null ? [] : [{ date, content, publishedAt: startOfDay(date, timeZone) }];
    });
    if (homilies.length === 0) return;
    await upsertHomilies(tx, homilies.map(toRow), { now: clock.now(), origin: 'sample', by: operatorActor });
    await updateHomilySearch(tx);
  });
}

function findPreviewContent(wanted: string): PublishableHomily | null {
  const found = previewHomilies.find(({ date }) => date === wanted);
  if (found === undefined) return null;
  const { date: _, ...content } = found;
  return { ...emptyHomily, ...content };
}

/** The samples cycle by date. */
function getSample(date: string, samples: readonly SampleHomily[]): PublishableHomily | null {
  const index = (Date.parse(`${date}T00:00:00Z`) / dayMs) % samples.length;
  const sample = samples[index];
  if (sample === undefined) return null;
  const writer = sampleWriters[index % sampleWriters.length];
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

export const addSampleAtMidnight = (deps: SampleDeps): ScheduledTask => ({
  name: 'add-sample-homily',
  nextRun: (now) => startOfDay(addDays(todayIn(deps.timeZone, { now: () => now })(), 1), deps.timeZone),
  run: () => addSampleHomilies(deps),
});
