import { join } from 'node:path';
import { openPostgres } from '@wayfare/postgres';
import pg from 'pg';
import type { Connection } from '../connection.ts';
import { migrate } from '../migrate.ts';
import { migrationsDirectory, readMigrations } from '../migration-files.ts';
import { connectionTo, templateName } from './test-connection.ts';

export interface ServerForTests {
  /** To a database from which others can be created. */
  readonly connection: Connection;
  close(): Promise<void>;
}

/** Starts one embedded server for the whole run, or uses the server of TEST_DATABASE_URL. */
export async function startServerForTests(folder: string): Promise<ServerForTests> {
  const url = process.env.TEST_DATABASE_URL;
  const server =
    url === undefined
      ? await startEmbedded(folder)
      : { connection: { connectionString: url }, close: async () => {} };
  await createTemplate(server.connection);
  return server;
}

async function startEmbedded(folder: string): Promise<ServerForTests> {
  const postgres = await openPostgres({ dataDir: join(folder, 'postgres') });
  const connection = postgres.connection('postgres');
  const superuser = { ...connection, user: 'postgres' };
  await query(superuser, 'alter system set autovacuum = off', 'select pg_reload_conf()');
  return { connection, close: () => postgres.close() };
}

/** Migrated once, and copied for each test. */
async function createTemplate(connection: Connection): Promise<void> {
  await query(connection, `drop database if exists ${templateName}`, `create database ${templateName}`);
  await migrate(connectionTo(connection, templateName), readMigrations(migrationsDirectory()));
}

async function query(connection: Connection, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ ...connection });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
