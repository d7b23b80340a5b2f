import { afterAll, beforeAll, test } from 'vitest';
import { storeCases } from '#testing/store-cases.ts';
import { type TemporaryPostgres, temporaryPostgres } from '#testing/temporary-postgres.ts';
import { postgresStore } from './postgres-store.ts';

// One for all: starting it takes longer than every case together.
let database: TemporaryPostgres;
beforeAll(async () => {
  database = await temporaryPostgres();
});
afterAll(() => database[Symbol.asyncDispose]());

test.each(storeCases)('in PostgreSQL, %s', (_, run) => run(postgresStore(database)));
