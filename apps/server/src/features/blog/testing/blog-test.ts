import { testWith } from '#adapters/db/testing/database-test.ts';
import { blogSite } from './blog-site.ts';

/** `site` is a blog site, `token` that of a blog-admin. */
export const test = testWith(blogSite).extend('token', async ({ site }) => (await site.admin()).token);
