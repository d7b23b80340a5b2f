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

/** One server for the whole run: an embedded one, or the one that TEST_DATABASE_URL names. */
export async function startServerForTests(folder: string): Promise<ServerForTests> {
  const url = process.env.TEST_DATABASE_URL;
  const server = url === undefined ? await startEmbedded(folder) : external(url);
  await makeTemplate(server.connection);
  return server;
}

async function startEmbedded(folder: string): Promise<ServerForTests> {
  const postgres = await openPostgres({ dataDir: join(folder, 'postgres') });
  return { connection: postgres.connection('postgres'), close: () => postgres.close() };
}

const external = (url: string): ServerForTests => ({
  connection: { connectionString: url },
  close: async () => {},
});

/** Migrated once and copied for each test. */
async function makeTemplate(connection: Connection): Promise<void> {
  const client = new pg.Client({ ...connection });
  await client.connect();
  await client.query(`drop database if exists ${templateName}`);
  await client.query(`create database ${templateName}`);
  await client.end();
  await migrate(connectionTo(connection, templateName), readMigrations(migrationsDirectory()));
}
