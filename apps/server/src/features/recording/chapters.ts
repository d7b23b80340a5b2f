import type { RecordingChapter } from '@wayfare/contracts/calls/playable-recording';

/** None where nobody said where the reflection begins, or where that is beyond the end. */
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
