import * as z from 'zod/mini';

const chapter = z.object({ startMs: z.int(), title: z.string() });
export type RecordingChapter = z.infer<typeof chapter>;

/** What readers hear of a day, in the few words that a list has room for. */
export const recordingFacts = z.object({ ms: z.int(), readerName: z.string() });

/** And all that a player needs of it. */
export const heardRecording = z.object({
  ...recordingFacts.shape,
  recordingId: z.string(),
  /** Below the service, for `<audio>`; good for some hours, and another recording has another one. */
  url: z.string(),
  bytes: z.int(),
  /** None where nobody said where the reflection begins. */
  chapters: z.array(chapter),
  /** Where the caller stopped listening; null where nothing is kept. */
  place: z.nullable(z.object({ atMs: z.int(), isDone: z.boolean() })),
});
export type HeardRecording = z.infer<typeof heardRecording>;
