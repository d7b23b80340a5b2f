// A worker thread, because parsing a large JSON file would block the event loop.
import { parentPort, workerData } from 'node:worker_threads';
import { UnreadableFileError } from './decode.ts';
import { type ReadFile, readHomilyFile } from './read-file.ts';

export interface ReadRequest {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly maxRows: number;
}

/** The text is why the file cannot be read. */
export type ReadResult = ReadFile | string;

async function read({ name, bytes, maxRows }: ReadRequest): Promise<ReadResult> {
  try {
    return await readHomilyFile(name, [bytes], { maxRows });
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    return error.message;
  }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `read-in-thread.ts` starts this worker
const request = workerData as ReadRequest;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
void read(request).then((answer) => parentPort?.postMessage(answer));
