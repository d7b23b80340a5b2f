import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

export const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

export function nullIfMissing(error: unknown): null {
  if (errorCode(error) === 'ENOENT') return null;
  throw error;
}

/** Flushes a file or a folder to the disk. */
export async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes to `draft`, flushes it, and renames it to `path`, so that no partial file is ever visible at `path`. */
export async function writeAtomically(
  path: string,
  { draft, content }: { readonly draft: string; readonly content: string | Uint8Array },
): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const file = await open(draft, 'w', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    throw error;
  }
}
