import { testWith } from '#adapters/db/testing/database-test.ts';
import { signupSite } from './signup-site.ts';

/** `site` is a sign-up site. */
export const test = testWith(signupSite);
