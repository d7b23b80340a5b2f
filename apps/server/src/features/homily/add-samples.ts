import { addDays, startOfDay } from '@wayfare/contracts/rules/calendar-date';
import { emptyHomily, type PublishableHomily } from '@wayfare/contracts/rules/homily-content';
import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import { type GospelTable, openGospelTable, splitCitation } from '@wayfare/gospel';
import { previewHomilies } from '@wayfare/web/site';
import { operatorActor } from '#features/activity/activity-queries.ts';
import { getDaysBetween } from '#features/calendar/days-between.ts';
import { sampleWriters } from '#features/writers/writer-queries.ts';
import type { ScheduledTask } from '#scheduler.ts';
import type { HomilyDeps } from './homily-deps.ts';
import { todayIn } from './homily-queries.ts';
import { listDatesForSamples, toRow, upsertHomilies } from './import/import-queries.ts';
import { updateHomilySearch } from './search-source.ts';

const dayMs = 86_400_000;

type SampleHomily = typeof import('./sample-homilies.json')[number];

interface SampleChoice {
  readonly samples: readonly SampleHomily[];
  readonly table: GospelTable;
  /** The calendar of the dates and of the days next to them. */
  readonly days: readonly LiturgicalDay[];
}

/**
 * The sample on the Gospel of the day, if there is one. Other days cycle through the samples by date, and never
 * repeat the sample of a neighboring day.
 */
function chooseSample(date: string, choosing: SampleChoice): SampleHomily | undefined {
  const { samples } = choosing;
  const beside = [-1, 1].map((step) => findFittingSample(addDays(date, step), choosing));
  const turn = Date.parse(`${date}T00:00:00Z`) / dayMs;
  const inTurn = samples[turn % samples.length];
  const other = samples[(turn + Math.floor(samples.length / 2)) % samples.length];
  return findFittingSample(date, choosing) ?? (beside.includes(inTurn) ? other : inTurn);
}

function findFittingSample(date: string, { samples, table, days }: SampleChoice): SampleHomily | undefined {
  const day = days.find((each) => each.date === date);
  const options = day === undefined ? [] : table.gospelOptions(day);
  // Comparing references is slow, so samples of other chapters are dropped first.
  const places = options.map(({ citation }) => splitCitation(citation));
  const near = samples.filter(({ book, chapter }) =>
    places.some((place) => place.book === book && place.chapter === chapter),
  );
  const likeness = (sample: SampleHomily) => table.dayGospel(sample, options)?.is;
  return near.find((each) => likeness(each) === 'same') ?? near.find((each) => likeness(each) === 'part');
}

type SampleDeps = Pick<HomilyDeps, 'db' | 'clock' | 'timeZone' | 'calendar'>;

/**
 * Fills the days up to today, on a site where no one has written or imported a homily. The homilies of the public
 * preview keep their dates.
 */
export async function addSampleHomilies({ db, clock, timeZone, calendar }: SampleDeps): Promise<void> {
  const today = todayIn(timeZone, clock)();
  // Imported lazily: a live site never needs it.
  const { default: samples } = await import('./sample-homilies.json', { with: { type: 'json' } });
  const recent = samples.map((_, ago) => addDays(today, -ago));
  const previewed = previewHomilies.map(({ date }) => date).filter((date) => date <= today);
  const dates = [...new Set([...recent, ...previewed])];
  // Choosing samples loads the calendar and the reference parser, which most starts do not need.
  if ((await listDatesForSamples(db, dates)).length === 0) return;
  const days = await getDaysBetween(db, calendar, addDays(today, -samples.length), addDays(today, 1));
  const choosing = { samples, days, table: await openGospelTable() };
  await db.transaction(async (tx) => {
    const missing = await listDatesForSamples(tx, dates);
    const homilies = missing.flatMap((date) => {
      const content = findPreviewContent(date) ?? toContent(chooseSample(date, choosing), samples);
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

function toContent(
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

export const addSampleAtMidnight = (deps: SampleDeps): ScheduledTask => ({
  name: 'add-sample-homily',
  nextRun: (now) => startOfDay(addDays(todayIn(deps.timeZone, { now: () => now })(), 1), deps.timeZone),
  run: () => addSampleHomilies(deps),
});
