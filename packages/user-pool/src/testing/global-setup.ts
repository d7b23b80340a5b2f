import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenPostgres, openPostgres } from '@wayfare/postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    poolPostgres: { host: string; port: number; user: string; database: string };
    poolTemplate: string;
  }
}

const templateName = 'pool_template';

const migrations = join(import.meta.dirname, '../../../../apps/server/migrations');
const ofThePool = /_user_pool(_\w+)?\.sql$/;

let folder: string | undefined;
let postgres: OpenPostgres | undefined;

/** One server for the whole run, because making one takes long; each test file has a copy of its template. */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'user-pool-'));
  // mkdtemp closes it to others; the account that root hands the database to must pass.
  await chmod(folder, 0o755);
  postgres = await openPostgres({ dataDir: join(folder, 'data') });
  await makeTemplate(postgres);
  project.provide('poolPostgres', { ...postgres.connection('postgres') });
  project.provide('poolTemplate', templateName);
}

async function makeTemplate(server: OpenPostgres): Promise<void> {
  const ask = async (database: string, ...statements: readonly string[]): Promise<void> => {
    const client = new pg.Client(server.connection(database));
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  await ask('postgres', `create database ${templateName}`);
  const names = (await readdir(migrations)).filter((name) => ofThePool.test(name)).toSorted();
  const files = names.map((name) => readFile(join(migrations, name), 'utf8'));
  await ask(templateName, ...(await Promise.all(files)));
}

export async function teardown(): Promise<void> {
  await postgres?.close();
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
