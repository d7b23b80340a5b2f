// PostgreSQL is killed, restarted, paused, and left without a connection for the site, while people read and sign up.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { clientFor } from '../../apps/server/src/adapters/db/migrate.ts';
import { openPostgres } from '../../packages/postgres/src/postgres.ts';
import { serverProcesses } from '../../packages/postgres/src/testing/processes.ts';
import { type RunningSite, startSite } from '../running-site.ts';
import { memberPages, openPages } from './readers.ts';
import type { Rows } from './row.ts';
import { underLoad } from './under-load.ts';
import { loadTestKey } from './writers.ts';

type Trouble = (site: RunningSite) => Promise<void>;

function signalDatabase(site: RunningSite, signal: NodeJS.Signals): void {
  const file = join(site.dataDir, 'postgres', 'cluster', 'postmaster.pid');
  process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), signal);
}

/** All its processes, as a machine that is short of everything does. */
async function paused(site: RunningSite, forMs: number): Promise<void> {
  const pids = await serverProcesses(join(site.dataDir, 'postgres'));
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  await pause(forMs);
  for (const pid of pids) process.kill(pid, 'SIGCONT');
}

/** Somebody else takes every connection, and cuts the site's own as long as it has any. */
async function withoutConnections(site: RunningSite, forMs: number): Promise<void> {
  const postgres = await openPostgres({ dataDir: join(site.dataDir, 'postgres') });
  const held: ReturnType<typeof clientFor>[] = [];
  const take = async (): Promise<void> => {
    const client = clientFor(postgres.connection('wayfare'), 'everybody else');
    await client.connect().then(
      () => held.push(client),
      () => {},
    );
  };
  while (held.length === 0) await take();
  const cut = () =>
    held[0]?.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where usename = current_user and application_name <> 'everybody else'",
    );
  const end = performance.now() + forMs;
  while (performance.now() < end) {
    await cut();
    await Promise.all(Array.from({ length: 10 }, take));
    await pause(10);
  }
  await Promise.all(held.map((client) => client.end()));
  await postgres.close();
}

const troubles = (isShort: boolean): readonly (readonly [string, Trouble])[] => [
  ['PostgreSQL killed', async (site) => signalDatabase(site, 'SIGKILL')],
  ['PostgreSQL restarted', async (site) => signalDatabase(site, 'SIGINT')],
  ['PostgreSQL paused', (site) => paused(site, isShort ? 4_000 : 20_000)],
  ['PostgreSQL out of connections', (site) => withoutConnections(site, isShort ? 3_000 : 20_000)],
];

export async function* postgres(isShort: boolean): Rows {
  const site = await startSite({ settings: { LOAD_TEST_KEY: loadTestKey } });
  try {
    const pages = [...openPages, ...(await memberPages(site))];
    for (const [what, trouble] of troubles(isShort))
      yield await underLoad(site, { what, pages, make: () => trouble(site) });
  } finally {
    await site.stop();
  }
}
