import { test as baseTest } from 'vitest';
import { emptyDatabase, type TestDatabase, testDatabase } from './test-database.ts';

// Not in test-database.ts, which processes without Vitest import too.

interface Fixture {
  readonly onCleanup: (close: () => PromiseLike<void>) => void;
}

const createFixture =
  (create: () => Promise<TestDatabase>) =>
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures these need
  async ({}, { onCleanup }: Fixture) => {
    const database = await create();
    onCleanup(() => database[Symbol.asyncDispose]());
    return database;
  };

/** A test with its own databases: `database` is migrated, `empty` has no tables. */
export const test = baseTest
  .extend('database', createFixture(testDatabase))
  .extend('empty', createFixture(emptyDatabase));

/** A test that also has a site on its database: `test('…', async ({ site }) => …)`. */
export const testWith = <Site extends AsyncDisposable>(
  open: (database: TestDatabase) => Site | Promise<Site>,
  createDatabase = testDatabase,
) =>
  test
    .extend('database', createFixture(createDatabase))
    .extend('site', async ({ database }, { onCleanup }) => {
      const site = await open(database);
      onCleanup(() => site[Symbol.asyncDispose]());
      return Object.assign(site, { database });
    });
