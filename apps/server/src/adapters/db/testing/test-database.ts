import { randomBytes } from 'node:crypto';
import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import type { Connection } from '../connection.ts';
import { type Database, sqlStateOf } from '../database.ts';
import { pgDatabase } from '../pg-database.ts';
import { connectionTo, templateName, toDatabaseName } from './test-connection.ts';

export interface TestDatabase extends Database, AsyncDisposable {
  /** For a second pool, a listener or a killed session. */
  readonly connection: Connection;
}

/** A new migrated database: `await using database = await testDatabase()`. */
export async function testDatabase(): Promise<TestDatabase> {
  return fromTemplate(templateName);
}

/** A new database without tables. */
export async function emptyDatabase(): Promise<TestDatabase> {
  return fromTemplate('template0');
}

/** Copies a database that is not used any more. */
export async function copyDatabase(source: TestDatabase): Promise<TestDatabase> {
  // It may be closed already.
  await source.close().catch(() => {});
  return fromTemplate(toDatabaseName(source.connection));
}

async function fromTemplate(template: string): Promise<TestDatabase> {
  const { connection: server, client } = await connectOnce();
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Copying files takes two thirds of the time of the default strategy.
  await client.query(`create database ${name} template ${template} strategy file_copy`);
  const connection = connectionTo(server, name);
  const database = pgDatabase(connection, { warn: () => {} });
  return {
    ...database,
    connection,
    async [Symbol.asyncDispose]() {
      await database.close().catch(() => {});
      await drop(client, name);
    },
  };
}

const insufficientPrivilege = '42501';

/** Retries, because only a superuser may interrupt the autovacuum of the server of TEST_DATABASE_URL. */
async function drop(client: pg.Client, name: string, remaining = 40): Promise<void> {
  try {
    await client.query(`drop database if exists ${name} with (force)`);
  } catch (error) {
    if (remaining === 0 || sqlStateOf(error) !== insufficientPrivilege) throw error;
    await pause(250);
    await drop(client, name, remaining - 1);
  }
}

interface TestServer {
  readonly connection: Connection;
  readonly client: pg.Client;
}

let server: Promise<TestServer> | undefined;

/** One connection of each worker creates and drops its databases. */
function connectOnce(): Promise<TestServer> {
  server ??= connect();
  return server;
}

async function connect(): Promise<TestServer> {
  const response: { connection: Connection } | { fault: string } = JSON.parse(
    await text(createConnection(inject('databaseSocket'))),
  );
  if ('fault' in response) throw new Error(`No PostgreSQL for the tests: ${response.fault}`);
  const { connection } = response;
  const client = new pg.Client({ ...connection });
  await client.connect();
  client.on('error', () => (server = undefined));
  return { connection, client };
}

/** Opens a test site on a database of its own. Disposing the site drops the database. */
export async function withDatabase<Site extends AsyncDisposable>(
  open: (database: TestDatabase) => Site | Promise<Site>,
  createDatabase = testDatabase,
): Promise<Site & { readonly database: TestDatabase }> {
  const database = await createDatabase();
  const site = await open(database);
  const close = site[Symbol.asyncDispose].bind(site);
  return Object.assign(site, {
    database,
    async [Symbol.asyncDispose]() {
      await close();
      await database[Symbol.asyncDispose]();
    },
  });
}
