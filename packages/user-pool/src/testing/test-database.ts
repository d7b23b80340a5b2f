import { randomBytes } from 'node:crypto';
import { type Database, databaseOf } from '@wayfare/postgres/db';
import pg from 'pg';
import { afterAll, afterEach, inject } from 'vitest';

let poolOfFile: Promise<pg.Pool> | undefined;

/** Created with the first query, because many test files need no database. */
function connections(): Promise<pg.Pool> {
  poolOfFile ??= open();
  return poolOfFile;
}

async function open(): Promise<pg.Pool> {
  const server = inject('poolPostgres');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database ${name} template ${inject('poolTemplate')}`);
  await client.end();
  return new pg.Pool({ ...server, database: name, max: 10 });
}

/** One database per test file. It is emptied after each test, except for the signing key. */
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

afterEach(async () => {
  await (await poolOfFile)?.query(empty);
});

afterAll(async () => {
  await (await poolOfFile)?.end();
});
