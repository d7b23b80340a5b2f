// How long the operator's command takes to bring in ten thousand homilies, and to find a second time that nothing has
// changed. `node bench/homily-import.ts`, after a build.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const rows = 10_000;
const wantedSeconds = 20;
const command = join(import.meta.dirname, '..', 'apps', 'server', 'dist', 'wayfare.js');
const folder = mkdtempSync(join(tmpdir(), 'wayfare-bench-'));
const file = join(folder, 'homilies.csv');

const text = 'What is plain today was hidden yesterday. '.repeat(30).trim();
const lines = Array.from({ length: rows }, (_, day) => {
  const date = new Date(Date.UTC(1990, 0, 1 + day)).toISOString().slice(0, 10);
  return `${date},Luke,20,27-40,"A passage, as it was read on ${date}","${text}\n${text} ${day}"`;
});
writeFileSync(file, ['date,book,chapter,verse,gospelText,homilyText', ...lines].join('\r\n'));

const run = (...args: string[]): string =>
  execFileSync(process.execPath, [command, 'homilies', ...args], {
    env: { ...process.env, DATA_DIR: join(folder, 'data') },
    encoding: 'utf8',
  });

// The first command makes the database, which is not what is measured.
run('list');
for (const what of ['the first time', 'a second time']) {
  const began = performance.now();
  const said = run('import', file).trim();
  console.log(`${rows} rows, ${what}: ${((performance.now() - began) / 1_000).toFixed(1)} s. ${said}`);
}
console.log(`Wanted: under ${wantedSeconds} s.`);
rmSync(folder, { recursive: true });
