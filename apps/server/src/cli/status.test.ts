import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { expect } from 'vitest';
import { connectionUrl } from '#adapters/db/testing/connection-url.ts';
import { test } from '#adapters/db/testing/database-test.ts';
import { emptyDatabase } from '#adapters/db/testing/test-database.ts';
import type { Settings } from '#testing/command.ts';
import { baseEnvironment, runningServer } from '#testing/running-server.ts';

/** The bundle, because the command compares its version with that of the server. */
const bundle = join(import.meta.dirname, '..', '..', 'dist', 'wayfare.js');

function status(settings: Settings, ...words: string[]) {
  return new Promise<{ code: number | null; out: string; said: string }>((resolve) => {
    const env = { ...baseEnvironment, ...settings };
    const child = execFile(process.execPath, [bundle, 'status', ...words], { env }, (_, out, said) =>
      resolve({ code: child.exitCode, out, said }),
    );
  });
}

test('status prints five lines, marks faults, and exits with their code', async ({ database }) => {
  const DATABASE_URL = connectionUrl(database.connection);
  await using server = await runningServer({ DATABASE_URL });
  // A site for trying has a homily for today and a few before; nothing has been backed up.
  const first = await status(server.settings);
  expect(first.code).toBe(1);
  expect(first.out.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^✓ server {4}0\.1\.0-\w+ runs at port \d+$/),
    expect.stringMatching(
      /^✓ database {2}answers in \d+ ms, schema \d+, \d+ MB, [\d.]+ GB free on the disk \(\d+%\)$/,
    ),
    expect.stringMatching(/^✓ jobs {6}(none is due|.+ for \d+ s), none failed$/),
    expect.stringMatching(
      /^! content {3}today's homily is published, next day without a homily: \w+, \w+ \d+, morning mail: \d+ sent, \d+ to go$/,
    ),
    expect.stringMatching(
      /^! backups {3}no backup yet \(wayfare backup create\), last payment event \d+ s ago$/,
    ),
  ]);
  await database.query("update backup_outcome set succeeded_at = now(), file = 'x' where task = 'backup'");
  await database.query(
    "insert into job (name, data, state, finished_at, last_error) values ('x', '{}', 'dead', now(), 'no')",
  );
  await database.query('delete from homily where date = $1', [
    toCalendarDate(new Date(), 'America/New_York'),
  ]);
  const { code, out } = await status(server.settings, '--json');
  expect(code).toBe(2);
  expect(JSON.parse(out).lines.map(({ level }: { level: string }) => level)).toEqual([
    'ok',
    'ok',
    'warning',
    'error',
    'ok',
  ]);
});

test('status reports missing parts and changes nothing', async () => {
  const nobody = { PORT: '1', DATABASE_URL: 'postgres://wayfare@127.0.0.1:1/wayfare' };
  expect(await status(nobody)).toMatchObject({
    code: 2,
    out: expect.stringMatching(
      /^✗ server {4}does not answer at port 1 of this machine\n✗ database {2}The database cannot be reached .+\n$/,
    ),
  });
  await using empty = await emptyDatabase();
  const { code, out, said } = await status({ PORT: '1', DATABASE_URL: connectionUrl(empty.connection) });
  expect([code, said]).toEqual([2, '']);
  expect(out).toContain('The database is not at the schema of this version');
  expect((await empty.query("select from pg_class where relname = 'schema_migration'")).rowCount).toBe(0);
});
