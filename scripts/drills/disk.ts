// The disk of DATA_DIR runs full and has room again. It is a small one in memory: this machine's own stays as it is.

import { spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmdirSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startSite } from '../running-site.ts';
import { memberPages, openPages } from './readers.ts';
import type { Rows } from './row.ts';
import { underLoad } from './under-load.ts';
import { loadTestKey } from './writers.ts';

const megabytes = 300;
/** PostgreSQL rests between its tries to start, for fifteen seconds at most. */
const wellWithinMs = 20_000;

export async function* disk(isShort: boolean): Rows {
  const place = mkdtempSync(join(tmpdir(), 'wayfare-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'wayfare-drill', place]);
  if (mounted.status !== 0) {
    rmdirSync(place);
    yield { what: 'the disk full', notRun: 'a small disk in memory may be mounted by root only' };
    return;
  }
  const takeAway = (): void => {
    spawnSync('umount', ['-l', place]);
    rmdirSync(place);
  };
  process.once('exit', takeAway);
  const dataDir = join(place, 'data');
  mkdirSync(dataDir);
  const site = await startSite({ dataDir, settings: { LOAD_TEST_KEY: loadTestKey } });
  try {
    const pages = [...openPages, ...(await memberPages(site))];
    yield await underLoad(site, {
      what: `the disk full for ${isShort ? 3 : 30} s`,
      pages,
      wellWithinMs,
      make: () => full(place, isShort ? 3_000 : 30_000),
    });
  } finally {
    await site.stop();
    process.off('exit', takeAway);
    takeAway();
  }
}

/** To the last byte, and again as soon as somebody has given one back. */
async function full(place: string, forMs: number): Promise<void> {
  const file = join(place, 'what-fills-it');
  const chunk = Buffer.alloc(64 * 1024, 1);
  const open = openSync(file, 'w');
  const end = performance.now() + forMs;
  while (performance.now() < end) {
    try {
      while (statfsSync(place).bavail > 0) writeSync(open, chunk);
    } catch {
      // Full: that is what it was for.
    }
    await pause(20);
  }
  closeSync(open);
  rmSync(file);
}
