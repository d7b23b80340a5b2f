import { testWith } from '#adapters/db/testing/database-test.ts';
import { homilySite } from './homily-site.ts';

/** `site` is a homily site. */
export const test = testWith(homilySite);
