import type { DayGospel, ReadHomily } from '@wayfare/contracts/calls/homily';
import { openGospel, openGospelTable, splitCitation, worldEnglishBible } from '@wayfare/gospel';
import type { Database } from '#adapters/db/database.ts';
import { cache } from '#cache.ts';
import { daysTopic } from '#features/calendar/correct-day.ts';
import { getDay } from '#features/calendar/days-between.ts';
import { findRecording, type Recording } from '#features/recording/recording-queries.ts';
import { findWriter, toWriterProfile, writersTopic } from '#features/writers/writer-queries.ts';
import { problem } from '#http/responses/problems.ts';
import type { FeedOutline } from './feed.ts';
import type { HomilyDeps } from './homily-deps.ts';
import { findHomily, findNeighbors, readableSince } from './homily-queries.ts';

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

export interface HomilyReader {
  read(date: string, today: string): Promise<SharedHomily>;
  /** For corrections of days by this server, which take effect without waiting for the notification. */
  dayCorrected(): void;
}

/** Most readers open a homily of the last days. */
const maxCachedHomilies = 100;

/** Caches until a homily, a recording, a day, a writer or the date changes. */
export function createHomilyReader(
  deps: ReadHomilyDeps & { readonly db: Database },
  outlines: FeedOutline,
): HomilyReader {
  const days = deps.db.watch(daysTopic);
  const writers = deps.db.watch(writersTopic);
  const homilies = cache<SharedHomily>({ max: maxCachedHomilies });
  let ownCorrections = 0;
  async function load(date: string, today: string): Promise<SharedHomily> {
    const [homily, recording] = await Promise.all([
      readHomily(deps, date, today),
      findRecording(deps.db, date),
    ]);
    return { homily, recording };
  }
  return {
    async read(date, today) {
      const watched = [days.version(), writers.version()];
      const { version } = await outlines.get(today);
      if (watched.includes(null)) return load(date, today);
      const key = [date, today, version, ownCorrections, ...watched].join(' ');
      return homilies.get(key, () => load(date, today));
    },
    dayCorrected() {
      ownCorrections += 1;
    },
  };
}
