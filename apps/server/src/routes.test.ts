import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connectionUrl } from '#adapters/db/testing/connection-url.ts';
import { testDatabase } from '#adapters/db/testing/test-database.ts';
import { withRoles } from './testing/role-table.ts';
import { routesToMarkdown, routeTable } from './testing/route-table.ts';

test('docs/addresses.md and docs/trust.md match the routes (update with `npm run routes -- --write`)', async () => {
  await using database = await testDatabase();
  const home = await mkdtemp(join(tmpdir(), 'wayfare-routes-'));
  const rows = await routeTable({ DATABASE_URL: connectionUrl(database.connection), DATA_DIR: home });
  await rm(home, { recursive: true, force: true });
  expect(rows.filter(({ file }) => file === 'unknown')).toEqual([]);
  const written = await readFile(join(import.meta.dirname, '../../../docs/addresses.md'), 'utf8');
  expect(written.slice(written.indexOf('| URL')).trim()).toBe(routesToMarkdown(rows));
  const trust = await readFile(join(import.meta.dirname, '../../../docs/trust.md'), 'utf8');
  expect(trust).toBe(withRoles(trust, rows));
});
