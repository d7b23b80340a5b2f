// Runs beside the page, which so can be scrolled and typed in while two long texts are compared.
import { compareTexts } from './compare-texts.ts';
import type { TextComparison } from './text-comparison.ts';

export interface Texts {
  readonly before: string;
  readonly after: string;
}

/** For all the fields of two versions. */
const timeoutMs = 800;

/** The answer to each pair of texts; null where it would have taken too long. */
export type WorkerAnswer = readonly (TextComparison | null)[];

self.addEventListener('message', ({ data }: MessageEvent<readonly Texts[]>) => {
  const until = performance.now() + timeoutMs;
  const answer: WorkerAnswer = data.map(({ before, after }) =>
    compareTexts(before, after, Math.max(1, until - performance.now())),
  );
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a page's worker has no target origin
  self.postMessage(answer);
});
