import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connectionUrl } from '#adapters/db/testing/connection-url.ts';
import { testDatabase } from '#adapters/db/testing/test-database.ts';
import { command } from '#testing/command.ts';
import { testFolder } from '#testing/test-folder.ts';

async function operator() {
  const database = await testDatabase();
  const folder = await testFolder();
  const settings = { DATA_DIR: join(folder, 'data'), DATABASE_URL: connectionUrl(database.connection) };
  return {
    file: async (name: string, content: string) => {
      await writeFile(join(folder, name), content);
      return join(folder, name);
    },
    run: (args: readonly string[]) => command(settings, ['homilies', ...args]),
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]();
    },
  };
}

const head = 'date,book,chapter,verse,gospelText,homilyText,title';
const row = (date: string, title = 'A title') => `${date},Luke,20,27-40,A Gospel,A reflection,${title}`;

test('homilies are imported from a file, listed, and exported unchanged', async () => {
  await using wayfare = await operator();
  const { run, file } = wayfare;
  expect(await run(['list'])).toEqual({ code: 0, out: 'There are no such homilies.\n', err: '' });
  const good = await file(
    'good.csv',
    `\ufeff${[head, row('2020-02-28'), row('2020-02-29', '=1+1'), row('2099-01-01')].join('\r\n')}\r\n`,
  );
  expect(await run(['import', good, '--dry-run'])).toEqual({
    code: 0,
    out: 'Would import: 3 new, 0 changed, 0 unchanged.\n',
    err: '',
  });
  expect((await run(['list'])).out).toBe('There are no such homilies.\n');
  expect((await run(['import', good])).out).toBe('Imported: 3 new, 0 changed, 0 unchanged.\n');
  expect((await run(['import', good])).out).toBe('Imported: 0 new, 0 changed, 3 unchanged.\n');
  const listed = JSON.parse((await run(['list', '--from', '2020-02-29', '--json'])).out);
  expect(listed).toMatchObject([
    { date: '2020-02-29', status: 'published', reading: 'Luke 20:27-40', title: '=1+1' },
    { date: '2099-01-01', status: 'scheduled' },
  ]);
  expect(JSON.parse((await run(['list', '--status', 'scheduled', '--json'])).out)).toHaveLength(1);
  const csv = (await run(['export', '--to', '2020-12-31'])).out;
  expect(csv.split('\r\n')[2]).toMatch(/^2020-02-29,'=1\+1,Luke,20,27-40,/);
  const again = await file('again.csv', csv);
  expect((await run(['import', again])).out).toBe('Imported: 0 new, 0 changed, 2 unchanged.\n');
  const json = await file('again', (await run(['export', '--format', 'json'])).out);
  expect((await run(['import', json])).out).toBe('Imported: 0 new, 0 changed, 3 unchanged.\n');
});
