/**
 * A process of its own that opens a database, for tests that end it in every possible way. It says what it did, one
 * JSON object a line, and obeys one word a line: `close`, `write`, `spawn`.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { openPostgres } from '../postgres.ts';

const [dataDir = '', database = 'wayfare'] = process.argv.slice(2);
const say = (what: object) => process.stdout.write(`${JSON.stringify(what)}\n`);

try {
  const began = performance.now();
  const opened = await openPostgres({ dataDir, database, log: (line) => say({ log: line }) });
  const connection = opened.connection(database);
  say({ opened: { joined: opened.joined, connection, tookMs: Math.round(performance.now() - began) } });
  const words = createInterface({ input: process.stdin });
  words.on('line', (word) => void obey(word));
  const obey = async (word: string): Promise<void> => {
    if (word === 'write') await writeForEver(connection);
    // What an opener starts must not hold the database open in its place.
    if (word === 'spawn') say({ spawned: spawn('sleep', ['60'], { stdio: 'ignore', detached: true }).pid });
    if (word === 'close') {
      await opened.close();
      say({ closed: true });
      process.exit(0);
    }
  };
  // The test is gone: so are we, without a goodbye.
  words.on('close', () => process.exit(1));
} catch (error) {
  say({ failed: error instanceof Error ? { name: error.name, message: error.message } : {} });
  process.exitCode = 1;
}

async function writeForEver(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  await client.query(
    'create table if not exists written (id bigint generated always as identity, filler text)',
  );
  for (;;) {
    const { rows } = await client.query(
      "insert into written (filler) values (repeat('x', 200)) returning id",
    );
    say({ written: rows[0].id });
  }
}
