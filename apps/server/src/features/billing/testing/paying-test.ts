import { testWith } from '#adapters/db/testing/database-test.ts';
import { withDatabase } from '#adapters/db/testing/test-database.ts';
import { payingDatabase, payingSite } from './paying-site.ts';

type Options = Parameters<typeof payingSite>[1];

export const withPayingSite = (options?: Options) =>
  withDatabase((database) => payingSite(database, options), payingDatabase);

export const testWithPayments = (options?: Options) =>
  testWith((database) => payingSite(database, options), payingDatabase);

/** `site` is a site with payments. */
export const test = testWithPayments();
