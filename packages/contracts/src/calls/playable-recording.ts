import * as z from 'zod/mini';

const chapter = z.object({ startMs: z.int(), title: z.string() });
export type RecordingChapter = z.infer<typeof chapter>;

/** For lists. */
export const recordingSummary = z.object({ durationMs: z.int(), readerName: z.string() });

/** For players. */
export const playableRecording = z.object({
  ...recordingSummary.shape,
  recordingId: z.string(),
  /** Relative to the service. Expires after some hours, and changes with the recording. */
  url: z.string(),
  bytes: z.int(),
  /** Empty if the start of the reflection is unknown. */
  chapters: z.array(chapter),
  /** Where the caller stopped listening; null if nothing is saved. */
  position: z.nullable(z.object({ positionMs: z.int(), isFinished: z.boolean() })),
});
export type PlayableRecording = z.infer<typeof playableRecording>;
