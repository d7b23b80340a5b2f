import { addDays } from '@wayfare/contracts/rules/calendar-date';
import type { LiturgicalDay } from '@wayfare/contracts/rules/liturgical-day';
import { type GospelTable, splitCitation } from '@wayfare/gospel';
import type { SampleHomily } from './sample-homily.ts';

const dayMs = 86_400_000;

export interface Choosing {
  readonly samples: readonly SampleHomily[];
  readonly table: GospelTable;
  /** What is kept on the dates that are chosen for, and on those beside them. */
  readonly days: readonly LiturgicalDay[];
}

/**
 * The sample on the Gospel of the day, where there is one. On other days they take turns, so that a date has the same
 * sample whenever it is asked for, and neighbors have different ones.
 */
export function chooseSample(date: string, choosing: Choosing): SampleHomily | undefined {
  const { samples } = choosing;
  const beside = [-1, 1].map((step) => fitting(addDays(date, step), choosing));
  const turn = Date.parse(`${date}T00:00:00Z`) / dayMs;
  const inTurn = samples[turn % samples.length];
  const other = samples[(turn + Math.floor(samples.length / 2)) % samples.length];
  return fitting(date, choosing) ?? (beside.includes(inTurn) ? other : inTurn);
}

function fitting(date: string, { samples, table, days }: Choosing): SampleHomily | undefined {
  const day = days.find((each) => each.date === date);
  const options = day === undefined ? [] : table.gospelOptions(day);
  // Reading a reference takes a while, and few come into question.
  const places = options.map(({ citation }) => splitCitation(citation));
  const near = samples.filter(({ book, chapter }) =>
    places.some((place) => place.book === book && place.chapter === chapter),
  );
  const likeness = (sample: SampleHomily) => table.dayGospel(sample, options)?.is;
  return near.find((each) => likeness(each) === 'same') ?? near.find((each) => likeness(each) === 'part');
}
