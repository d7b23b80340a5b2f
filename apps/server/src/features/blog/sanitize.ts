import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { programFile } from '#child-process.ts';
import { problem } from '#http/responses/problems.ts';

/** The costliest accepted text takes 1.5 s of CPU time, which is several times that on a busy machine. */
const maxCpuMs = 2_000;
const cpuCheckMs = 100;
/** Node before 24.6 cannot measure the CPU time of a thread. */
const maxMs = 'cpuUsage' in Worker.prototype ? 30_000 : 8_000;
const idleMs = 60_000;

/** Aborts once the thread has used more CPU time from now on than a text may, or has run for too long. */
function limitTime(worker: Worker) {
  const cpu = new AbortController();
  let start: number | null = null;
  async function check(): Promise<void> {
    const { user, system } = await worker.cpuUsage();
    start ??= user + system;
    if (user + system - start > maxCpuMs * 1_000) cpu.abort();
  }
  const checks =
    'cpuUsage' in worker ? setInterval(() => void check().catch(() => {}), cpuCheckMs).unref() : undefined;
  return {
    signal: AbortSignal.any([cpu.signal, AbortSignal.timeout(maxMs)]),
    stop: () => clearInterval(checks),
  };
}

/**
 * Cleans the HTML of posts, one text after the other, in a thread that is there while it is asked; see `cleanHtml`. Throws
 * `post_too_complex` for what is nested too deeply, has too many parts, or takes too long.
 */
function createSanitizer(): (html: string) => Promise<string> {
  let thread: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  function dismiss(): void {
    void thread?.terminate();
    thread = null;
  }

  async function clean(html: string): Promise<string> {
    clearTimeout(idle);
    thread ??= new Worker(programFile('sanitize-thread', import.meta.url), { execArgv: [], env: {} });
    const worker = thread;
    // Keeps the process alive only during a call.
    worker.ref();
    const limit = limitTime(worker);
    try {
      const answer = once(worker, 'message', { signal: limit.signal });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(html);
      const [cleaned] = await answer;
      if (cleaned === null) throw problem('post_too_complex');
      return String(cleaned);
    } catch (error) {
      if (limit.signal.aborted) {
        dismiss();
        throw problem('post_too_complex', { cause: error });
      }
      throw error;
    } finally {
      limit.stop();
      worker.unref();
      idle = setTimeout(dismiss, idleMs).unref();
    }
  }

  return (html) => {
    const next = last.then(() => clean(html));
    last = next.catch(() => {});
    return next;
  };
}

/** The HTML of a post as it is saved. */
export const sanitizeForSave = createSanitizer();

/** A second thread, so that readers do not wait for saves. */
export const sanitizeForDisplay = createSanitizer();
