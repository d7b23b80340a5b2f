import { test as baseTest } from 'vitest';
import { emptyDatabase, type TestDatabase, testDatabase } from './test-database.ts';

// Not in test-database.ts, which processes without Vitest import too.

// biome-ignore-start lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures these need
/** A test with its own databases: `database` is migrated, `empty` has no tables. */
export const test = baseTest
  .extend('database', async ({}, { onCleanup }) => {
    const database = await testDatabase();
    onCleanup(() => database[Symbol.asyncDispose]());
    return database;
  })
  .extend('empty', async ({}, { onCleanup }) => {
    const database = await emptyDatabase();
    onCleanup(() => database[Symbol.asyncDispose]());
    return database;
  });

/** A test that also has a site on its database: `test('…', async ({ site }) => …)`. */
export const testWith = <Site extends AsyncDisposable>(
  open: (database: TestDatabase) => Site | Promise<Site>,
  createDatabase = testDatabase,
) =>
  test
    .extend('database', async ({}, { onCleanup }) => {
      const database = await createDatabase();
      onCleanup(() => database[Symbol.asyncDispose]());
      return database;
    })
    .extend('site', async ({ database }, { onCleanup }) => {
      const site = await open(database);
      onCleanup(() => site[Symbol.asyncDispose]());
      return Object.assign(site, { database });
    });
// biome-ignore-end lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures these need
