// Each key of the site is changed while members read: nobody is logged out.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../run.ts';
import { startSite } from '../running-site.ts';
import { memberPages, openPages } from './readers.ts';
import type { Rows } from './row.ts';
import { underLoad } from './under-load.ts';
import { loadTestKey } from './writers.ts';

export async function* keys(isShort: boolean): Rows {
  const site = await startSite({ settings: { LOAD_TEST_KEY: loadTestKey } });
  const rotate = (key: string) =>
    promisify(execFile)(
      process.execPath,
      [join(root, 'apps/server/dist/wayfare.js'), 'keys', 'rotate', key],
      {
        env: { PATH: process.env['PATH'], DATA_DIR: site.dataDir },
      },
    );
  try {
    const pages = [...openPages, ...(await memberPages(site))];
    for (const key of ['signing', 'master'])
      yield await underLoad(site, {
        what: `the ${key} key changed`,
        pages,
        make: async () => {
          for (let times = isShort ? 1 : 5; times > 0; times -= 1) await rotate(key);
        },
      });
  } finally {
    await site.stop();
  }
}
