// Run as a thread of its own: JSON is read in one go, and nobody who only reads a page shall wait for a file.
import { parentPort, workerData } from 'node:worker_threads';
import { FileFault } from './decode.ts';
import { type ReadFile, readHomilyFile } from './read-file.ts';

export interface FileToRead {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly mostRows: number;
}

export type FileRead =
  | { readonly status: 'read'; readonly file: ReadFile }
  | { readonly status: 'refused'; readonly reason: string };

async function read({ name, bytes, mostRows }: FileToRead): Promise<FileRead> {
  try {
    return { status: 'read', file: await readHomilyFile(name, [bytes], { mostRows }) };
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    return { status: 'refused', reason: error.message };
  }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `read-in-thread.ts` alone starts it
const asked = workerData as FileToRead;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
void read(asked).then((answer) => parentPort?.postMessage(answer));
