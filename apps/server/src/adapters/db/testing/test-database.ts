import { randomBytes } from 'node:crypto';
import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import type { Connection } from '../connection.ts';
import { type Database, sqlStateOf } from '../database.ts';
import { pgDatabase } from '../pg-database.ts';
import { connectionTo, templateName } from './test-connection.ts';

export interface TestDatabase extends Database, AsyncDisposable {
  /** For a second pool, a listener or a killed session. */
  readonly connection: Connection;
}

/** A new migrated database: `await using database = await testDatabase()`. */
export async function testDatabase(): Promise<TestDatabase> {
  return fromTemplate(`template ${templateName}`);
}

/** A new database without tables. */
export async function emptyDatabase(): Promise<TestDatabase> {
  return fromTemplate('template template0');
}

async function fromTemplate(template: string): Promise<TestDatabase> {
  const server = await serverConnection();
  const name = `test_${randomBytes(8).toString('hex')}`;
  await once(server, `create database ${name} ${template}`);
  const connection = connectionTo(server, name);
  const database = pgDatabase(connection, { warn: () => {} });
  return {
    ...database,
    connection,
    async [Symbol.asyncDispose]() {
      await database.close().catch(() => {});
      await drop(server, name);
    },
  };
}

/** Autovacuum cannot be interrupted by this role, so a failed drop is retried. */
async function drop(server: Connection, name: string, triesLeft = 40): Promise<void> {
  try {
    await once(server, `drop database if exists ${name} with (force)`);
  } catch (error) {
    if (triesLeft === 0 || sqlStateOf(error) !== mayNotInterrupt) throw error;
    await pause(250);
    await drop(server, name, triesLeft - 1);
  }
}

const mayNotInterrupt = '42501';

let server: Promise<Connection> | undefined;

function serverConnection(): Promise<Connection> {
  server ??= requestServer();
  return server;
}

async function requestServer(): Promise<Connection> {
  const answer: { connection: Connection } | { fault: string } = JSON.parse(
    await text(createConnection(inject('databaseSocket'))),
  );
  if ('fault' in answer) throw new Error(`No PostgreSQL for the tests: ${answer.fault}`);
  return answer.connection;
}

async function once(connection: Connection, statement: string): Promise<void> {
  const client = new pg.Client({ ...connection });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Opens a test site on a database of its own. Disposing the site drops the database. */
export async function withDatabase<Site extends AsyncDisposable>(
  open: (database: TestDatabase) => Site | Promise<Site>,
): Promise<Site & { readonly database: TestDatabase }> {
  const database = await testDatabase();
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
