import { testWith } from '#adapters/db/testing/database-test.ts';
import { payingDatabase, payingSite } from './paying-site.ts';

/** `site` is a site with payments. */
export const test = testWith((database) => payingSite(database), payingDatabase);
