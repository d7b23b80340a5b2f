// Kills the making of a backup, its verification and its restore at twenty points each, and looks whether anything half
// looks whole.
import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillWithPosts } from '../../bench/many-posts.ts';
import { root } from '../run.ts';
import { startSite } from '../running-site.ts';
import type { Rows } from './row.ts';

const command = join(root, 'apps/server/dist/wayfare.js');

interface Ran {
  readonly code: number | null;
  readonly said: string;
  readonly tookMs: number;
}

export async function* backup(isShort: boolean): Rows {
  const rounds = isShort ? 1 : 20;
  const posts = isShort ? 500 : 5_000;
  const images = isShort ? 10 : 100;
  const folder = mkdtempSync(join(process.env['SITES_FOLDER'] ?? tmpdir(), 'wayfare-drill-'));
  const backups = join(folder, 'backups');

  /** Killed after so long, unless it ended before. */
  async function run(dataDir: string, words: readonly string[], killAfterMs?: number): Promise<Ran> {
    const env = { ...process.env, DATA_DIR: dataDir, BACKUP_TO: backups };
    const begun = performance.now();
    const child = spawn(process.execPath, [command, 'backup', ...words], { env });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));
    const killing =
      killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
    const [code] = (await once(child, 'close')) as [number | null];
    clearTimeout(killing);
    return { code, said: said.trim(), tookMs: performance.now() - begun };
  }

  const faults: string[] = [];
  const expectThat = (isSo: boolean, fault: string): void => {
    if (!isSo) faults.push(fault);
  };
  const whole = (): string[] => readdirSync(backups).filter((name) => name.endsWith('.tar'));
  const point = (round: number, wholeMs: number): number => (wholeMs * (round + 0.5)) / rounds;

  const site = await startSite();
  try {
    await fillWithPosts(site.dataDir, posts);
    for (let image = 0; image < images; image += 1) {
      const place = join(site.dataDir, 'uploads', 'images', randomUUID());
      mkdirSync(place, { recursive: true });
      writeFileSync(join(place, 'main.webp'), randomBytes(50_000));
    }
    const { tookMs: createMs } = await run(site.dataDir, ['create']);
    const [first = ''] = whole();
    let finished = 0;
    for (let round = 0; round < rounds; round += 1) {
      const before = whole().length;
      await run(site.dataDir, ['create'], point(round, createMs));
      const made = whole().filter((name) => name !== first);
      finished += whole().length - before;
      for (const name of made) {
        const verified = await run(site.dataDir, ['verify', name]);
        expectThat(verified.code === 0, `create ${round}: ${name} looks whole and is not: ${verified.said}`);
        rmSync(join(backups, name));
      }
    }
    const { tookMs: verifyMs } = await run(site.dataDir, ['verify', first]);
    for (let round = 0; round < rounds; round += 1)
      await run(site.dataDir, ['verify', first], point(round, verifyMs));
    await run(site.dataDir, ['verify', first]);
    await run(site.dataDir, ['create']);
    const left = readdirSync(join(site.dataDir, 'backup-work')).concat(
      readdirSync(backups).filter((name) => name.startsWith('.')),
    );
    expectThat(left.length === 0, `left behind: ${left.join(', ')}`);
    yield {
      what: 'a backup killed while it is made, and while it is verified',
      figure: `${rounds} kills within ${createMs.toFixed(0)} ms of making, ${finished} of them too late, and within ${verifyMs.toFixed(0)} ms of verifying`,
      isHealed: true,
      faults: faults.splice(0),
    };

    const restore = ['restore', join(backups, first), '--into', 'empty'];
    const { tookMs: restoreMs } = await run(join(folder, 'whole'), restore);
    let again = 0;
    for (let round = 0; round < rounds; round += 1) {
      const dataDir = join(folder, `restore-${round}`);
      await run(dataDir, restore, point(round, restoreMs));
      const { code, said } = await run(dataDir, restore);
      if (code === 0) again += 1;
      // Or it had been done already, all of it.
      else expectThat(said.includes('The database is not empty'), `restore ${round}: ${said}`);
      cpSync(join(site.dataDir, 'master.key'), join(dataDir, 'master.key'));
      const copy = await startSite({ dataDir });
      const answer = await fetch(`${copy.url}/api/blog/posts`);
      expectThat(answer.ok, `restore ${round}: the copy answers ${answer.status}`);
      expectThat(copy.said().includes('quiet: no mail'), `restore ${round}: the copy speaks`);
      const kept = readdirSync(join(dataDir, 'uploads', 'images')).length;
      expectThat(kept === images, `restore ${round}: ${kept} of ${images} images`);
      await copy.stop();
      const { said: told } = await run(dataDir, ['create', '--to', join(folder, 'copies'), '--json']);
      const rows = Number(JSON.parse(told).rows);
      expectThat(rows > posts, `restore ${round}: ${rows} rows`);
      rmSync(dataDir, { recursive: true });
    }
    yield {
      what: `a restore on a clean machine killed, and begun again`,
      figure: `${rounds} kills within the ${(restoreMs / 1_000).toFixed(1)} s that ${posts} posts and ${images} images take; ${again} begun anew, the others had been done`,
      isHealed: true,
      faults: faults.splice(0),
    };
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true });
  }
}
