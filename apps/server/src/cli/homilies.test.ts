import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The bundle, because that is what runs; `npm test` builds it first. */
const bundle = join(import.meta.dirname, '..', '..', 'dist', 'wayfare.js');

async function operator() {
  const folder = await mkdtemp(join(tmpdir(), 'wayfare-homilies-'));
  return {
    file: async (name: string, content: string) => {
      await writeFile(join(folder, name), content);
      return join(folder, name);
    },
    run: (args: readonly string[], nodeOptions = ''): Promise<{ code: number; out: string; err: string }> =>
      new Promise((resolve) => {
        const env = { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), NODE_OPTIONS: nodeOptions };
        execFile(
          process.execPath,
          [bundle, 'homilies', ...args],
          { env, maxBuffer: 64 * 1024 * 1024 },
          (error, out, err) => resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
        );
      }),
    [Symbol.asyncDispose]: () =>
      rm(folder, { recursive: true, force: true, maxRetries: 30, retryDelay: 100 }),
  };
}

const patience = { timeout: 300_000 };
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
}, 240_000);

test('an invalid row stops the import unless invalid rows are skipped', async () => {
  await using wayfare = await operator();
  const { run, file } = wayfare;
  const path = await file(
    'bad.csv',
    [head, row('2020-02-30'), row('2020-03-01'), row('2020-03-01')].join('\n'),
  );
  const told = [
    'row 2: "2020-02-30" is no date from 1970 to 2100 written as YYYY-MM-DD',
    'row 3: replaced by row 4, which has the same date 2020-03-01',
  ];
  const stopped = await run(['import', path]);
  expect(stopped).toMatchObject({ code: 1, out: '' });
  expect(stopped.err.split('\n').slice(0, 3)).toEqual([
    ...told,
    expect.stringContaining('Nothing was imported, because 1 row cannot'),
  ]);
  expect((await run(['list'])).out).toBe('There are no such homilies.\n');
  const partly = await run(['import', path, '--partial']);
  expect(partly).toEqual({
    code: 1,
    out: 'Imported: 1 new, 0 changed, 0 unchanged, 1 left out.\n',
    err: `${told.join('\n')}\n`,
  });
  const latin = await file('latin.csv', '');
  await writeFile(latin, Buffer.from(`${head}\n${row('2020-03-02', 'Se\u00f1or')}`, 'latin1'));
  expect((await run(['import', latin])).err).toContain(
    'Line 2 is not UTF-8; the file was probably saved as Windows-1252.',
  );
  expect((await run(['import', latin, '--encoding', 'windows-1252'])).code).toBe(0);
  expect((await run(['import', join(path, 'nowhere')])).err).toMatch(
    /^The file .* cannot be read \(ENOTDIR\)\.\n$/,
  );
}, 240_000);

test('a file of 80,000 rows is imported in little memory', patience, async () => {
  await using wayfare = await operator();
  const long = row('', 'A title').replace('A reflection', 'A reflection. '.repeat(80));
  const days = Array.from(
    { length: 1_000 },
    (_, day) => `${new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10)}${long}`,
  ).join('\n');
  const path = await wayfare.file('many.csv', `${head}\n${`${days}\n`.repeat(80)}`);
  // Enough for the command itself.
  const { code, out, err } = await wayfare.run(['import', path, '--dry-run'], '--max-old-space-size=96');
  expect([code, out]).toEqual([0, 'Would import: 1000 new, 0 changed, 0 unchanged.\n']);
  expect(err).toMatch(/and 69000 rows more replaced by later ones\n$/);
});
