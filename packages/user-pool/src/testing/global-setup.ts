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
const poolMigration = /_user_pool(_\w+)?\.sql$/;

let folder: string | undefined;
let postgres: OpenPostgres | undefined;

/** One PostgreSQL for the whole run. Each test file gets a copy of the template database. */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'user-pool-'));
  // mkdtemp allows only the owner, but when run by root, PostgreSQL runs as another user.
  await chmod(folder, 0o755);
  postgres = await openPostgres({ dataDir: join(folder, 'data') });
  await createTemplate(postgres);
  project.provide('poolPostgres', { ...postgres.connection('postgres') });
  project.provide('poolTemplate', templateName);
}

async function createTemplate(server: OpenPostgres): Promise<void> {
  const query = async (database: string, ...statements: readonly string[]): Promise<void> => {
    const client = new pg.Client(server.connection(database));
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  await query('postgres', `create database ${templateName}`);
  const names = (await readdir(migrations)).filter((name) => poolMigration.test(name)).toSorted();
  const files = names.map((name) => readFile(join(migrations, name), 'utf8'));
  await query(templateName, ...(await Promise.all(files)));
}

export async function teardown(): Promise<void> {
  await postgres?.close();
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
