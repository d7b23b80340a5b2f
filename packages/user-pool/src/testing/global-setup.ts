import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenPostgres } from '@wayfare/postgres';
import { startPostgres } from '@wayfare/postgres/testing/start-postgres.ts';
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

/** One PostgreSQL for the whole run. Each test file gets a copy of the template database. */
export default async function setup(project: TestProject) {
  const { postgres, stop } = await startPostgres();
  await createTemplate(postgres);
  project.provide('poolPostgres', { ...postgres.connection('postgres') });
  project.provide('poolTemplate', templateName);
  return stop;
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
