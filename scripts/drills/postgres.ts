// Kills, restarts and pauses PostgreSQL, and takes its connections, while simulated readers and sign-ups continue.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { clientFor } from '../../apps/server/src/adapters/db/migrate.ts';
import { openPostgres } from '../../packages/postgres/src/postgres.ts';
import { serverProcesses } from '../../packages/postgres/src/testing/processes.ts';
import { type RunningSite, startSite } from '../running-site.ts';
import { memberPages, publicPages } from './readers.ts';
import type { Rows } from './row.ts';
import { underLoad } from './under-load.ts';
import { loadTestKey } from './writers.ts';

type CauseFault = (site: RunningSite) => Promise<void>;

function signalDatabase(site: RunningSite, signal: NodeJS.Signals): void {
  const file = join(site.dataDir, 'postgres', 'cluster', 'postmaster.pid');
  process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), signal);
}

/** Stops all its processes, like an overloaded machine. */
async function pauseDatabase(site: RunningSite, forMs: number): Promise<void> {
  const pids = await serverProcesses(join(site.dataDir, 'postgres'));
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  await pause(forMs);
  for (const pid of pids) process.kill(pid, 'SIGCONT');
}

/** Takes every connection, and terminates those of the site. */
async function exhaustConnections(site: RunningSite, forMs: number): Promise<void> {
  const postgres = await openPostgres({ dataDir: join(site.dataDir, 'postgres') });
  const clients: ReturnType<typeof clientFor>[] = [];
  const take = async (): Promise<void> => {
    const client = clientFor(postgres.connection('wayfare'), 'drill');
    await client.connect().then(
      () => clients.push(client),
      () => {},
    );
  };
  while (clients.length === 0) await take();
  const terminateOthers = () =>
    clients[0]?.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where usename = current_user and application_name <> 'drill'",
    );
  const end = performance.now() + forMs;
  while (performance.now() < end) {
    await terminateOthers();
    await Promise.all(Array.from({ length: 10 }, take));
    await pause(50);
  }
  await Promise.all(clients.map((client) => client.end()));
  await postgres.close();
}

const faults = (isShort: boolean): readonly (readonly [string, CauseFault])[] => [
  ['PostgreSQL killed', async (site) => signalDatabase(site, 'SIGKILL')],
  ['PostgreSQL restarted', async (site) => signalDatabase(site, 'SIGINT')],
  ['PostgreSQL paused', (site) => pauseDatabase(site, isShort ? 4_000 : 20_000)],
  ['PostgreSQL out of connections', (site) => exhaustConnections(site, isShort ? 3_000 : 20_000)],
];

export async function* postgres(isShort: boolean): Rows {
  const site = await startSite({ settings: { LOAD_TEST_KEY: loadTestKey } });
  try {
    const pages = [...publicPages, ...(await memberPages(site))];
    for (const [fault, cause] of faults(isShort))
      yield await underLoad(site, { fault, pages, cause: () => cause(site) });
  } finally {
    await site.stop();
  }
}
