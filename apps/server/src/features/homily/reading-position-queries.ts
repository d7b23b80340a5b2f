import type { BodyOf } from '@wayfare/contracts/calls/contract';
import type * as calls from '@wayfare/contracts/calls/homily';
import type { PlayableRecording } from '@wayfare/contracts/calls/playable-recording';
import { days, subtractTime } from '@wayfare/contracts/rules/durations';
import { type Db, findRow, listRows } from '#adapters/db/database.ts';
import { getDay } from '#features/calendar/days-between.ts';
import { getOrCreatePerson } from '#features/person/person-queries.ts';
import { problem } from '#http/responses/problems.ts';
import type { HomilyDeps } from './homily-deps.ts';
import { findHomily } from './homily-queries.ts';

/** Older times are taken for a wrong clock. */
const maxAgeMs = days(1);

/** The caller has already checked access. An older position than the stored one is ignored. */
export async function saveReadingPosition(
  { db, clock }: Pick<HomilyDeps, 'db' | 'clock'>,
  sub: string,
  {
    date,
    paragraph,
    fraction,
    paragraphStart,
    isFinished,
    reachedAt,
  }: BodyOf<typeof calls.saveReadingPosition>,
  today: string,
): Promise<void> {
  if (date > today || (await findHomily(db, date)) === null) throw problem('homily_not_found');
  const now = clock.now();
  // Times in the future are limited to now: otherwise a fast clock would block all later updates.
  const reachedMs = Math.min(Math.max(Date.parse(reachedAt), now.getTime() - maxAgeMs), now.getTime());
  await db.query(
    `insert into reading_position (person_id, kind, ref, paragraph, fraction, paragraph_start, created_at, updated_at, finished_at)
     values ($1, 'homily', $2, $3, $4, $5, $6, $6, case when $7::boolean then $6::timestamptz end)
     on conflict (person_id, kind, ref) do update set
       paragraph = excluded.paragraph, fraction = excluded.fraction, paragraph_start = excluded.paragraph_start, updated_at = excluded.updated_at,
       finished_at = coalesce(reading_position.finished_at, excluded.finished_at)
     where reading_position.updated_at <= excluded.updated_at`,
    [
      await getOrCreatePerson(db, sub, now),
      date,
      paragraph,
      fraction,
      paragraphStart,
      new Date(reachedMs),
      isFinished,
    ],
  );
}

interface ReaderState {
  readonly position: calls.ReadHomily['position'];
  readonly hasNotes: boolean;
  readonly listeningPosition: PlayableRecording['position'];
}

/** Everything in a homily that belongs to the reader, in one query, because readers call this most. */
export async function findReaderState(
  db: Db,
  sub: string,
  date: string,
  recordingId: string | null,
): Promise<ReaderState> {
  const state = await findRow<ReaderState>(
    db,
    `select (select to_json(row) from (
               select paragraph, fraction, paragraph_start as "paragraphStart", finished_at is not null as "isFinished"
               from reading_position where person_id = person.person_id and kind = 'homily' and ref = $2) as row) as position,
            exists (select from note where person_id = person.person_id and kind = 'homily' and ref = $2) as "hasNotes",
            (select to_json(row) from (
               select position_ms as "positionMs", is_finished as "isFinished"
               from listening_position where person_id = person.person_id and recording_id = $3) as row) as "listeningPosition"
     from person where sub = $1`,
    [sub, date, recordingId],
  );
  return state ?? { position: null, hasNotes: false, listeningPosition: null };
}

/** How long an unfinished homily is offered on the morning page. */
const unfinishedForMs = days(14);

/** The most recently read homily that is not finished. */
export async function findUnfinishedHomily(
  { db, calendar, clock }: Pick<HomilyDeps, 'db' | 'calendar' | 'clock'>,
  sub: string,
  today: string,
): Promise<calls.HomilyLink | null> {
  const homily = await findRow<Omit<calls.HomilyLink, 'color'>>(
    db,
    `select date, title, book, chapter, verse
     from person join reading_position using (person_id) join homily on homily.date = reading_position.ref::date
     where sub = $1 and kind = 'homily' and finished_at is null and updated_at > $2 and date <= $3
     order by updated_at desc limit 1`,
    [sub, subtractTime(clock.now(), unfinishedForMs), today],
  );
  return homily && { ...homily, color: (await getDay(db, calendar, homily.date)).color };
}

/** For the data download of the member. */
export const exportReadingPositions = (db: Db, personId: string) =>
  listRows(
    db,
    `select ref as date, paragraph, fraction, paragraph_start as "paragraphStart", created_at as "createdAt", updated_at as "updatedAt", finished_at as "finishedAt"
     from reading_position where person_id = $1 and kind = 'homily' order by ref`,
    [personId],
  );
