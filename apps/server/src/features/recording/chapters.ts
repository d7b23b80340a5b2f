import type { RecordingChapter } from '@wayfare/contracts/calls/playable-recording';

/** None if the start of the reflection is unknown or past the end. */
export const listChapters = ({
  reflectionMs,
  ms,
}: {
  readonly reflectionMs: number | null;
  readonly ms: number;
}): RecordingChapter[] =>
  reflectionMs === null || reflectionMs >= ms
    ? []
    : [
        { startMs: 0, title: 'Gospel' },
        { startMs: reflectionMs, title: 'Reflection' },
      ];
