import { randomBytes } from 'node:crypto';
import { type Database, databaseOf } from '@wayfare/postgres/db';
import pg from 'pg';
import { inject } from 'vitest';

let poolOfWorker: Promise<pg.Pool> | undefined;

/** Created with the first query, because many test files need no database. */
function connections(): Promise<pg.Pool> {
  poolOfWorker ??= open();
  return poolOfWorker;
}

async function open(): Promise<pg.Pool> {
  const server = inject('poolPostgres');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database ${name} template ${inject('poolTemplate')}`);
  await client.end();
  const pool = new pg.Pool({ ...server, database: name, max: 10 });
  // The server ends before the connections do.
  return pool.on('error', () => {});
}

/** One database per worker. It is emptied after each test, except for the signing key. */
export const testDatabase: Database = {
  query: async (text, parameters) => databaseOf(await connections()).query(text, parameters),
  transaction: async (callback) => databaseOf(await connections()).transaction(callback),
};

/** Not done after each test, because generating a key takes a quarter of a second. */
export const deleteSigningKeys = (): Promise<unknown> =>
  testDatabase.query('delete from user_pool.signing_key');

const empty = `
  delete from user_pool.account;
  delete from user_pool.sign_in_failure;
  delete from user_pool.claimed_nonce;
  delete from user_pool.address_use;
  delete from user_pool.member_group`;

export async function emptyTestDatabase(): Promise<void> {
  await (await poolOfWorker)?.query(empty);
}
