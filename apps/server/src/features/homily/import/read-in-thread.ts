import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { programFile } from '#child-process.ts';
import { UnreadableFileError } from './decode.ts';
import type { ReadFile } from './read-file.ts';
import type { ReadRequest, ReadResult } from './read-file-thread.ts';

const timeoutMs = 20_000;

let last: Promise<unknown> = Promise.resolve();

/** One file at a time, to limit memory. */
export function readInThread(file: ReadRequest): Promise<ReadFile> {
  const next = last.then(() => startThread(file));
  last = next.catch(() => {});
  return next;
}

async function startThread(file: ReadRequest): Promise<ReadFile> {
  const worker = new Worker(programFile('read-file-thread', import.meta.url), {
    execArgv: [],
    env: {},
    workerData: file,
  });
  try {
    const [read]: ReadResult[] = await once(worker, 'message', { signal: AbortSignal.timeout(timeoutMs) });
    if (read === undefined) throw new Error('The thread that reads files said nothing.');
    if (typeof read === 'string') throw new UnreadableFileError(read);
    return read;
  } finally {
    await worker.terminate();
  }
}
