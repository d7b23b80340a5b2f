import { randomBytes } from 'node:crypto';
import { type Database, databaseOf } from '@wayfare/postgres/db';
import pg from 'pg';
import { afterAll, afterEach, inject } from 'vitest';

let ofThisFile: Promise<pg.Pool> | undefined;

/** Made when the first test of a file asks something: most tests of rules ask nothing. */
function connections(): Promise<pg.Pool> {
  ofThisFile ??= open();
  return ofThisFile;
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

/** A PostgreSQL with the pool's tables: one for each test file, and each test finds it empty, but for the signing key. */
export const testDatabase: Database = {
  query: async (text, parameters) => databaseOf(await connections()).query(text, parameters),
  transaction: async (work) => databaseOf(await connections()).transaction(work),
};

/** A key takes a quarter of a second of arithmetic, so a test that wants one of its own says so. */
export const withoutSigningKey = (): Promise<unknown> =>
  testDatabase.query('delete from user_pool.signing_key');

const empty = `
  delete from user_pool.account;
  delete from user_pool.attempts;
  delete from user_pool.claimed_nonce;
  delete from user_pool.address_use;
  delete from user_pool.member_group`;

afterEach(async () => {
  await (await ofThisFile)?.query(empty);
});

afterAll(async () => {
  await (await ofThisFile)?.end();
});
