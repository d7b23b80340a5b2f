/**
 * A process that opens a database, for tests that kill it. It prints JSON objects and reads commands, one per line: `close`,
 * `write`, `spawn`.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { openPostgres } from '../postgres.ts';

const [dataDir = '', database = 'wayfare'] = process.argv.slice(2);
const send = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

try {
  const startedAt = performance.now();
  const opened = await openPostgres({ dataDir, database, log: (line) => send({ log: line }) });
  const connection = opened.connection(database);
  send({ opened: { joined: opened.joined, connection, tookMs: Math.round(performance.now() - startedAt) } });
  const commands = createInterface({ input: process.stdin });
  commands.on('line', (command) => void run(command));
  const run = async (command: string): Promise<void> => {
    if (command === 'write') await writeForever(connection);
    if (command === 'spawn')
      send({ spawned: spawn('sleep', ['60'], { stdio: 'ignore', detached: true }).pid });
    if (command === 'close') {
      await opened.close();
      send({ closed: true });
      process.exit(0);
    }
  };
  // The test has ended.
  commands.on('close', () => process.exit(1));
} catch (error) {
  send({ failed: error instanceof Error ? { name: error.name, message: error.message } : {} });
  process.exitCode = 1;
}

async function writeForever(connection: pg.ClientConfig): Promise<void> {
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
    send({ written: rows[0].id });
  }
}
