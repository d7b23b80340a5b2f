import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInProcess } from '#child-process.ts';
import type { Cards } from './cards.ts';

const drawing = { caller: import.meta.url, name: 'card-process', timeoutMs: 20_000 };

/** A card takes a third of a second, and services that show previews wait a few seconds. */
const maxWaiting = 20;

/** Cards drawn by sharp, one after the other, each in a short-lived process, and stored as files of a folder. */
export function sharpCards(folder: string): Cards {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const toPath = (key: string): string => join(folder, `${key}.png`);

  /** Another process may store the same card at the same time. */
  async function store(key: string, png: Uint8Array): Promise<void> {
    const part = join(folder, `${randomUUID()}.part`);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(part, png, { mode: 0o600 });
      await rename(part, toPath(key));
    } finally {
      await rm(part, { force: true });
    }
  }

  return {
    find: (key) => readFile(toPath(key)).catch(() => null),
    async draw(key, card) {
      if (waiting >= maxWaiting) return null;
      waiting += 1;
      const next = last.then(() => runInProcess(drawing, card));
      last = next;
      const png = await next;
      waiting -= 1;
      if (!(png instanceof Uint8Array)) return null;
      // If the disk is full, the card is drawn again the next time.
      await store(key, png).catch(() => {});
      return Buffer.from(png);
    },
    async deleteBefore(date) {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name);
        const file = await stat(path).catch(() => null);
        if (file !== null && file.mtime < date) await rm(path, { force: true });
      }
    },
  };
}
