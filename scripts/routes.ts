// Every address of the server, where it is answered, for whom, and by which contract: as the running table has it.
// `--write` puts it into docs/addresses.md.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import type * as RouteTable from '../apps/server/src/testing/route-table.ts';
import { root } from './run.ts';

const home = await mkdtemp(join(tmpdir(), 'wayfare-routes-'));
const vite = await createServer({
  root: join(root, 'apps/server'),
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
});
try {
  const loaded = await vite.ssrLoadModule('/src/testing/route-table.ts');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the module that was named
  const { inMarkdown, routeTable } = loaded as typeof RouteTable;
  const table = inMarkdown(await routeTable({ DATA_DIR: home }));
  if (process.argv.includes('--write')) {
    const page = join(root, 'docs/addresses.md');
    const [before = ''] = (await readFile(page, 'utf8')).split('| address');
    await writeFile(page, `${before}${table}\n`);
  } else console.log(table);
} finally {
  await vite.close();
  await rm(home, { recursive: true, force: true });
}
