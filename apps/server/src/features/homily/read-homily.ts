import type { ReadHomily } from '@wayfare/contracts/calls/homily';
import { openGospelTable } from '@wayfare/gospel';
import { getDay } from '#features/calendar/days-between.ts';
import { findWriter, toWriterProfile } from '#features/writers/writer-queries.ts';
import { problem } from '#http/responses/problems.ts';
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
  const [around, day, table, writer] = await Promise.all([
    findNeighbors(db, date, today),
    getDay(db, calendar, date),
    openGospelTable(),
    findWriter(db, texts.author),
  ]);
  return {
    ...texts,
    writer: writer && toWriterProfile(writer, mediaBase),
    timestamp: readableSince(date, publishedAt, timeZone),
    day,
    dayGospel: table.dayGospel(texts, table.gospelOptions(day)),
    previous: around.find((each) => each.date < date)?.date ?? null,
    next: around.find((each) => each.date > date)?.date ?? null,
    neighbors: await Promise.all(
      around.map(async (each) => ({ ...each, color: (await getDay(db, calendar, each.date)).color })),
    ),
    today,
  };
}
