// Run as a thread of its own: a long text of odd signs keeps the library busy for a second, and nobody who only reads
// shall wait for it.
import { parentPort } from 'node:worker_threads';
import { cleanHtml, TooComplexError } from './clean-html.ts';

/** Null if the text is too intricate. */
function clean(html: string): string | null {
  try {
    return cleanHtml(html);
  } catch (error) {
    if (error instanceof TooComplexError) return null;
    throw error;
  }
}

parentPort?.on('message', (html: string) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(clean(html));
});
