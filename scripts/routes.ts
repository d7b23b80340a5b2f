// Prints all URLs of the server with their file, callers and contract. `--write` updates the tables in docs/addresses.md
// and docs/trust.md.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import type * as RoleTable from '../apps/server/src/testing/role-table.ts';
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
  const routes = await vite.ssrLoadModule('/src/testing/route-table.ts');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of the loaded module
  const { routesToMarkdown, routeTable } = routes as typeof RouteTable;
  const roleTable = await vite.ssrLoadModule('/src/testing/role-table.ts');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of the loaded module
  const { withRoles } = roleTable as typeof RoleTable;
  const rows = await routeTable({ DATA_DIR: home });
  const table = routesToMarkdown(rows);
  if (process.argv.includes('--write')) {
    const trust = join(root, 'docs/trust.md');
    await writeFile(trust, withRoles(await readFile(trust, 'utf8'), rows));
    const page = join(root, 'docs/addresses.md');
    const [before = ''] = (await readFile(page, 'utf8')).split('| URL');
    await writeFile(page, `${before}${table}\n`);
  } else console.log(table);
} finally {
  await vite.close();
  await rm(home, { recursive: true, force: true });
}
