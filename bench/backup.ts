// How long a backup of 100,000 texts takes beside a server that is read from, how large it is, how much memory it wants,
// and the same of its verification and its restore on a clean machine. `node bench/backup.ts`, after a build.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pgDatabase } from '../apps/server/src/adapters/db/pg-database.ts';
import { openPostgres } from '../packages/postgres/src/postgres.ts';
import { startSite } from '../scripts/running-site.ts';

const texts = 100_000;
const atOnce = 1_000;
const command = join(import.meta.dirname, '..', 'apps', 'server', 'dist', 'wayfare.js');
const folder = mkdtempSync(join(process.env['SITES_FOLDER'] ?? tmpdir(), 'wayfare-bench-'));

/** Plain English, and no two texts alike: what repeats itself would be packed better than what people write. */
const sentences = readdirSync(join(import.meta.dirname, '../packages/gospel/data'))
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) =>
    readFileSync(join(import.meta.dirname, '../packages/gospel/data', name), 'utf8').match(
      /[A-Z][^"\\]{40,}/g,
    ),
  );

function essay(number: number): string {
  let text = `<p>Number ${number}.`;
  while (text.length < 3_500) text += ` ${sentences[Math.floor(Math.random() * sentences.length)]}`;
  return `${text}</p>`;
}

async function fill(dataDir: string): Promise<void> {
  const postgres = await openPostgres({ dataDir: join(dataDir, 'postgres') });
  const database = pgDatabase(postgres.connection('wayfare'), console);
  for (let from = 1; from <= texts; from += atOnce) {
    const numbers = Array.from({ length: atOnce }, (_, at) => from + at);
    await database.query(
      `insert into post (post_id, slug, title, excerpt, content, status, hero_key, hero_plate, hero_alt, date, category,
                         created_at, updated_at)
       select 'post-' || n, 'post-' || n, 'Post number ' || n, 'In short.', content, 'DRAFT', '', 'door', '',
              date '2026-11-19', 'Justice', now(), now()
         from unnest($1::int[], $2::text[]) as given (n, content)`,
      [numbers, numbers.map(essay)],
    );
  }
  await database.close();
  await postgres.close();
}

/** What the command said, how long it took, and the most memory that it ever held. */
async function measured(dataDir: string, ...words: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir, BACKUP_TO: join(folder, 'backups') };
  const child = spawn(process.execPath, [command, 'backup', ...words], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const begun = performance.now();
  let mostMb = 0;
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const looking = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      mostMb = Math.max(mostMb, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    } catch {}
  }, 50);
  const [code] = await once(child, 'exit');
  clearInterval(looking);
  if (code !== 0) throw new Error(`backup ${words[0]} ended with ${code}`);
  return { said: said.trim(), seconds: (performance.now() - begun) / 1_000, mostMb };
}

/** Reads from the site without a pause until it is told to stop; how long each answer took. */
function readers(url: string) {
  const paths = ['/', '/readyz', '/api/blog/posts', '/api/homily/homily-feed'];
  const waits: number[] = [];
  let bad = 0;
  let isOver = false;
  const reader = async (path: string) => {
    while (!isOver) {
      const begun = performance.now();
      const answer = await fetch(url + path);
      await answer.arrayBuffer();
      waits.push(performance.now() - begun);
      if (!answer.ok) bad += 1;
    }
  };
  const reading = Promise.all(paths.map(reader));
  return async () => {
    isOver = true;
    await reading;
    const sorted = waits.toSorted((one, other) => one - other);
    const at = (part: number) => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(0);
    return `${sorted.length} answers, ${bad} bad; half within ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms, the longest ${at(1)} ms`;
  };
}

const tell = (what: string, { seconds, mostMb, said }: Awaited<ReturnType<typeof measured>>): void =>
  console.log(
    `${what}: ${seconds.toFixed(1)} s, at most ${mostMb.toFixed(0)} MB of memory. ${said.split('\n')[0]}`,
  );

const site = await startSite();
try {
  await fill(site.dataDir);
  const alone = readers(site.url);
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  console.log(`Readers alone: ${await alone()}`);
  const beside = readers(site.url);
  tell('Backup beside readers', await measured(site.dataDir, 'create'));
  console.log(`Readers beside it: ${await beside()}`);
  tell('Backup alone', await measured(site.dataDir, 'create'));
  const [name = ''] = readdirSync(join(folder, 'backups'));
  console.log(`Size: ${(statSync(join(folder, 'backups', name)).size / 1e6).toFixed(0)} MB.`);
  tell('Verification', await measured(site.dataDir, 'verify', 'latest'));
  tell(
    'Restore on a clean machine',
    await measured(join(folder, 'data'), 'restore', 'latest', '--into', 'empty'),
  );
} finally {
  await site.stop();
  rmSync(folder, { recursive: true });
}
