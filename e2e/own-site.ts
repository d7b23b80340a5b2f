import { type RunningSite, startSite } from '../scripts/running-site.ts';
import { closeDatabase } from './members.ts';
import { test } from './visitor.ts';

/** Runs the tests of this file one after another on another site. */
export function useOwnSite(): void {
  test.describe.configure({ mode: 'serial', timeout: 180_000 });
  const { SITE_URL, SITE_DATA_DIR, SITE_SANDBOX_URL, LOAD_TEST_KEY = '' } = process.env;
  let site: RunningSite;

  test.beforeAll(async () => {
    await closeDatabase();
    site = await startSite({ settings: { LOAD_TEST_KEY } });
    Object.assign(process.env, {
      SITE_URL: site.url,
      SITE_DATA_DIR: site.dataDir,
      SITE_SANDBOX_URL: site.sandboxUrl,
    });
  });

  test.afterAll(async () => {
    await closeDatabase();
    await site.stop();
    Object.assign(process.env, { SITE_URL, SITE_DATA_DIR, SITE_SANDBOX_URL });
  });
}
