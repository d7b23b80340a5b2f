import type { DayGospel, ReadHomily } from '@wayfare/contracts/calls/homily';
import { openGospel, openGospelTable, splitCitation, worldEnglishBible } from '@wayfare/gospel';
import { cache } from '#cache.ts';
import { daysTopic } from '#features/calendar/correct-day.ts';
import { getDay } from '#features/calendar/days-between.ts';
import { findRecording, type Recording } from '#features/recording/recording-queries.ts';
import { findWriter, toWriterProfile, writersTopic } from '#features/writers/writer-queries.ts';
import { problem } from '#http/responses/problems.ts';
import type { HomilyDeps } from './homily-deps.ts';
import { findHomily, findNeighbors, homiliesTopic, readableSince } from './homily-queries.ts';

type ReadHomilyDeps = Pick<HomilyDeps, 'db' | 'calendar' | 'timeZone' | 'mediaBase'>;

/** Throws `homily_not_found` for days after `today`. */
export async function readHomily(
  { db, calendar, timeZone, mediaBase }: ReadHomilyDeps,
  date: string,
  today: string,
): Promise<ReadHomily> {
  const homily = date > today ? null : await findHomily(db, date);
  if (homily === null) throw problem('homily_not_found');
  const { publishedAt, ...texts } = homily;
  const [surroundings, table, writer] = await Promise.all([
    readSurroundings({ db, calendar }, date, today),
    openGospelTable(),
    findWriter(db, texts.author),
  ]);
  return {
    ...surroundings,
    ...texts,
    writer: writer && toWriterProfile(writer, mediaBase),
    timestamp: readableSince(date, publishedAt, timeZone),
    dayGospel: table.dayGospel(texts, table.gospelOptions(surroundings.day)),
  };
}

/** The day in the calendar, and the nearest homilies. */
async function readSurroundings(
  { db, calendar }: Pick<HomilyDeps, 'db' | 'calendar'>,
  date: string,
  today: string,
) {
  const around = await findNeighbors(db, date, today);
  const [day, neighbors] = await Promise.all([
    getDay(db, calendar, date),
    Promise.all(
      around.map(async (each) => ({ ...each, color: (await getDay(db, calendar, each.date)).color })),
    ),
  ]);
  return {
    date,
    today,
    day,
    previous: around.find((each) => each.date < date)?.date ?? null,
    next: around.find((each) => each.date > date)?.date ?? null,
    neighbors,
  };
}

/** Throws `homily_not_found` for days after `today`. */
export async function readDayGospel(
  deps: Pick<HomilyDeps, 'db' | 'calendar'>,
  date: string,
  today: string,
): Promise<DayGospel> {
  if (date > today) throw problem('homily_not_found');
  const [surroundings, gospel] = await Promise.all([readSurroundings(deps, date, today), openGospel()]);
  const [usual] = gospel.gospelOptions(surroundings.day);
  const gospelText = usual && gospel.getCitationText(usual.citation);
  return {
    ...surroundings,
    gospel: gospelText
      ? { ...splitCitation(usual.citation), gospelText, source: worldEnglishBible.name }
      : null,
  };
}

/** The part of a day that all readers share. */
interface SharedHomily {
  readonly homily: ReadHomily;
  readonly recording: Recording | null;
}

/** Most readers open a homily of the last days. */
const maxCachedHomilies = 100;

/** Caches until a homily, a recording, a day, a writer or the date changes. */
export function createHomilyReader(
  deps: ReadHomilyDeps,
): (date: string, today: string) => Promise<SharedHomily> {
  const { db } = deps;
  const watches = [homiliesTopic, daysTopic, writersTopic].map((topic) => db.watch(topic));
  const homilies = cache<SharedHomily>({ max: maxCachedHomilies });
  return (date, today) =>
    homilies.get([date, today, ...watches.map((watch) => watch.cacheKey())].join(' '), async () => {
      const [homily, recording] = await Promise.all([readHomily(deps, date, today), findRecording(db, date)]);
      return { homily, recording };
    });
}
