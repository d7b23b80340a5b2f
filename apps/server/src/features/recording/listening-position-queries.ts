import type { BodyOf } from '@wayfare/contracts/calls/contract';
import type * as calls from '@wayfare/contracts/calls/recording';
import { days, subtractTime } from '@wayfare/contracts/rules/durations';
import { type Db, listRows } from '#adapters/db/database.ts';
import { getOrCreatePerson } from '#features/person/person-queries.ts';
import { problem } from '#http/responses/problems.ts';
import type { RecordingDeps } from './recording-deps.ts';
import { findRecording } from './recording-queries.ts';

type ListeningDeps = Pick<RecordingDeps, 'db' | 'clock'>;

/** Older times are taken for a wrong clock. */
const maxAgeMs = days(1);

/** The caller has already checked access. The latest position of several devices wins. */
export async function saveListeningPosition(
  { db, clock }: ListeningDeps,
  sub: string,
  { date, recordingId, positionMs, isFinished, reachedAt }: BodyOf<typeof calls.saveListeningPosition>,
): Promise<void> {
  const recording = await findRecording(db, date);
  if (recording === null || recording.recordingId !== recordingId) throw problem('recording_not_found');
  const now = clock.now();
  // Times in the future are limited to now: otherwise a fast clock would block all later updates.
  const reachedMs = Math.min(
    Math.max(Date.parse(reachedAt), subtractTime(now, maxAgeMs).getTime()),
    now.getTime(),
  );
  await db.query(
    `insert into listening_position (person_id, recording_id, position_ms, is_finished, updated_at) values ($1, $2, $3, $4, $5)
     on conflict (person_id, recording_id) do update
       set position_ms = excluded.position_ms, is_finished = excluded.is_finished, updated_at = excluded.updated_at
     where listening_position.updated_at <= excluded.updated_at`,
    [
      await getOrCreatePerson(db, sub, now),
      recordingId,
      Math.min(positionMs, recording.ms),
      isFinished,
      new Date(reachedMs),
    ],
  );
}

/** For the data download of the member. */
export const exportListeningPositions = (db: Db, personId: string) =>
  listRows(
    db,
    `select date, position_ms as "positionMs", is_finished as "isFinished", updated_at as "updatedAt"
     from listening_position join recording using (recording_id) where person_id = $1 order by updated_at, recording_id`,
    [personId],
  );
