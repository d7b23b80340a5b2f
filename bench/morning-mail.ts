// `node bench/morning-mail.ts [READERS]`, after a build: mails per second and memory of the morning mail, compared with the
// mail library alone, which sends one prepared message to the same local mail server; and an estimate for READERS (default
// a million). Takes a few minutes. Fails below `minMailsPerSecond`.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pgDatabase } from '../apps/server/src/adapters/db/pg-database.ts';
import { fillReaders, publishHomily } from '../apps/server/src/features/morning-mail/testing/readers.ts';
import { toCalendarDate } from '../packages/contracts/src/rules/calendar-date.ts';
import { openPostgres } from '../packages/postgres/src/postgres.ts';
import { startArguments } from '../scripts/running-site.ts';
import { median, residentMb } from './figures.ts';

const rounds = 3;
const fewReaders = 10_000;
const manyReaders = Number(process.argv[2] ?? 1_000_000);
const secondsWithMany = 60;
const minRatio = 0.5;
const minMailsPerSecond = 500;

const folder = mkdtempSync(join(tmpdir(), 'wayfare-bench-'));
const dataDir = join(folder, 'data');
const command = join(import.meta.dirname, '..', 'apps', 'server', 'dist', 'wayfare.js');
const settings = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir };
/** Node options of `npm start`. */
const nodeOptions = startArguments().slice(0, -1);
const wayfare = (...args: string[]): string =>
  execFileSync(process.execPath, [command, ...args], { env: settings, encoding: 'utf8' });

// The first command creates the database, which is not measured.
wayfare('mail', 'status');
const postgres = await openPostgres({ dataDir: join(dataDir, 'postgres'), database: 'wayfare' });
const database = pgDatabase(postgres.connection('wayfare'), console);
const today = toCalendarDate(new Date(), 'America/New_York');
await publishHomily(database, today, 'What is plain today was hidden yesterday. '.repeat(90).trim());
await fillReaders(database, 1);

// Without a mail server the mail is written to the outbox. Both sides send this message.
wayfare('mail', 'send-today');
const outbox = join(dataDir, 'outbox');
const prepared = join(outbox, readdirSync(outbox)[0] ?? '');
console.log(`The mail of the day is ${readFileSync(prepared).length} bytes.`);

const sink = spawn(process.execPath, [join(import.meta.dirname, 'mail-sink.ts')], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
process.on('exit', () => sink.kill());
const [port] = await once(sink.stdout, 'data');
const url = `smtp://127.0.0.1:${Number(port)}`;

interface Sending {
  readonly perSecond: number;
  readonly peakMb: number;
}

/** Sends today's mail to all readers, for at most `maxSeconds`. */
async function send(maxSeconds: number): Promise<Sending> {
  await database.query('truncate morning_mail, morning_round');
  const env = { ...settings, SMTP_URL: url };
  const sending = spawn(process.execPath, [...nodeOptions, command, 'mail', 'send-today', '--json'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const interruption = setTimeout(() => sending.kill('SIGINT'), maxSeconds * 1_000);
  const readPeak = watchMemory(sending);
  const { sentFromHere, seconds } = JSON.parse(await text(sending.stdout));
  clearTimeout(interruption);
  return { perSecond: sentFromHere / seconds, peakMb: readPeak() };
}

function watchMemory({ pid = 0 }: ChildProcess): () => number {
  let peak = 0;
  const interval = setInterval(() => {
    try {
      peak = Math.max(peak, residentMb(pid));
    } catch {
      clearInterval(interval);
    }
  }, 100);
  return () => {
    clearInterval(interval);
    return peak;
  };
}

function sendBare(): number {
  const program = join(import.meta.dirname, 'bare-mailer.ts');
  const seconds = execFileSync(
    process.execPath,
    [...nodeOptions, program, url, prepared, String(fewReaders)],
    {
      encoding: 'utf8',
    },
  );
  return fewReaders / Number(seconds);
}

await fillReaders(database, fewReaders - 1, 1);
await database.query('analyze');
const site: Sending[] = [];
const bare: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  site.push(await send(600));
  bare.push(sendBare());
}
const rate = median(site.map(({ perSecond }) => perSecond));
const bareRate = median(bare);
const fewMb = median(site.map(({ peakMb }) => peakMb));
console.log(`\n${fewReaders} readers, ${rounds} rounds, alternating; medians.`);
console.log(`| | mails/s | peak memory |\n|---|---|---|`);
console.log(`| the site | ${rate.toFixed(0)} | ${fewMb.toFixed(0)} MB |`);
console.log(`| the library alone | ${bareRate.toFixed(0)} | |`);
console.log(`Ratio ${(rate / bareRate).toFixed(2)}; expected: at least ${minRatio}.`);
if (rate < minMailsPerSecond) {
  console.log(`Below the minimum of ${minMailsPerSecond} mails per second.`);
  process.exitCode = 1;
}

process.stderr.write(`Writing ${manyReaders} readers …\n`);
await fillReaders(database, manyReaders - fewReaders, fewReaders);
await database.query('analyze');
const many = await send(secondsWithMany);
console.log(`\n${manyReaders} readers, the first ${secondsWithMany} seconds of sending to them:`);
console.log(`${many.perSecond.toFixed(0)} mails per second, ${many.peakMb.toFixed(0)} MB at most.`);
console.log(`All of them would take ${(manyReaders / many.perSecond / 3_600).toFixed(2)} hours.`);

await database.close();
await postgres.close();
rmSync(folder, { recursive: true });
process.exit();
