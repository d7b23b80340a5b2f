import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { days } from '@wayfare/contracts/rules/durations';

/** Longer than anything takes: what is older was left by a process that was killed. */
const oldMs = days(1);

/** A folder for one piece of work, which is gone after it. */
export async function inWorkFolder(parent: string, work: (folder: string) => Promise<void>): Promise<void> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await clearLeftovers(parent);
  const folder = await mkdtemp(join(parent, 'recording-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function clearLeftovers(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const folder = join(parent, name);
    const found = await stat(folder).catch(() => null);
    if (name.startsWith('recording-') && found !== null && found.mtimeMs < Date.now() - oldMs)
      await rm(folder, { recursive: true, force: true });
  }
}
