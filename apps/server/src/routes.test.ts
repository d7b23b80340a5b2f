import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { connectionUrl } from '#adapters/db/testing/connection-url.ts';
import { test } from '#adapters/db/testing/database-test.ts';
import { withRoles } from './testing/role-table.ts';
import { routesToMarkdown, routeTable } from './testing/route-table.ts';
import { testFolder } from './testing/test-folder.ts';

// To update them: npm run routes -- --write
test('docs/addresses.md and docs/trust.md match the routes', async ({ database }) => {
  const home = await testFolder();
  const rows = await routeTable({ DATABASE_URL: connectionUrl(database.connection), DATA_DIR: home });
  expect(rows.filter(({ file }) => file === 'unknown')).toEqual([]);
  const written = await readFile(join(import.meta.dirname, '../../../docs/addresses.md'), 'utf8');
  expect(written.slice(written.indexOf('| URL')).trim()).toBe(routesToMarkdown(rows));
  const trust = await readFile(join(import.meta.dirname, '../../../docs/trust.md'), 'utf8');
  expect(trust).toBe(withRoles(trust, rows));
});
