import type { PlayableRecording } from '@wayfare/contracts/calls/playable-recording';
import { chaptersOf } from '#features/recording/chapters.ts';
import { findPlace } from '#features/recording/listening-place.ts';
import { findRecording } from '#features/recording/recording-queries.ts';
import type { HomilyDeps } from '../homily-deps.ts';

/** What there is to hear of a day that the caller may read; null where there is no recording. */
export async function heardBy(
  { db, clock, recordingLinks }: Pick<HomilyDeps, 'db' | 'clock' | 'recordingLinks'>,
  sub: string,
  date: string,
): Promise<PlayableRecording | null> {
  const recording = await findRecording(db, date);
  if (recording === null) return null;
  const { recordingId, ms, readerName, bytes, sha256, readyAt } = recording;
  return {
    recordingId,
    durationMs: ms,
    readerName,
    bytes,
    url: recordingLinks.sign({ sha256, date, isEditors: false, madeAt: readyAt, sub }, clock.now()),
    chapters: chaptersOf(recording),
    position: await findPlace(db, sub, recordingId),
  };
}
