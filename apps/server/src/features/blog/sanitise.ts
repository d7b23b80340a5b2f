import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { problem } from '#http/answers/problems.ts';
import { threadFile } from '#thread-file.ts';

/** A text that is not clean by then is not going to be: what `requirePlainEnough` lets in takes a second at most. */
const longestMs = 20_000;
const idleMs = 60_000;

let thread: Worker | null = null;
let last: Promise<unknown> = Promise.resolve();
let idle: NodeJS.Timeout | undefined;

/**
 * The HTML of a post as it is kept; see `cleanHtml`. One text after the other, in a thread that is there while posts
 * are written or opened.
 */
export function sanitised(html: string): Promise<string> {
  const next = last.then(() => inThread(html));
  last = next.catch(() => {});
  return next;
}

async function inThread(html: string): Promise<string> {
  clearTimeout(idle);
  thread ??= new Worker(threadFile('sanitise-thread', import.meta.url), { execArgv: [], env: {} });
  const worker = thread;
  // Only while it works must the process wait for it.
  worker.ref();
  try {
    const answer = once(worker, 'message', { signal: AbortSignal.timeout(longestMs) });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(html);
    const [clean] = await answer;
    return String(clean);
  } catch (error) {
    dismiss();
    throw error;
  } finally {
    worker.unref();
    idle = setTimeout(dismiss, idleMs).unref();
  }
}

function dismiss(): void {
  void thread?.terminate();
  thread = null;
}

/** A whole book has fewer, and what people write is never so deep: only machines nest without end. */
const mostTags = 20_000;
const deepest = 100;

/** They hold nothing, or the next of their kind ends them. */
const endsByItself = new Set([
  'p',
  'li',
  'br',
  'hr',
  'img',
  'input',
  'wbr',
  'col',
  'tr',
  'td',
  'th',
  'dt',
  'dd',
]);

/** Looked at before anything tries to understand it: each layer and each piece costs time and memory. */
export function requirePlainEnough(html: string): void {
  let [tags, depth] = [0, 0];
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]{0,19})/gi)) {
    tags += 1;
    if (!endsByItself.has(name.toLowerCase())) depth = Math.max(0, depth + (slash === '' ? 1 : -1));
    if (tags > mostTags || depth > deepest) throw problem('post_too_intricate');
  }
}
