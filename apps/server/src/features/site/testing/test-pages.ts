import type { Assets, PostPreview } from '@wayfare/web/site';
import type { Database } from '#adapters/db/database.ts';
import type { Clock } from '#clock.ts';
import { readConfig } from '#config.ts';
import { calendarForTests } from '../../homily/testing/homily-site.ts';
import { createSite, type Site } from '../site.ts';

export const testAssets: Assets = {
  style: (name) => `/assets/${name}.css`,
  scriptText: () => '',
  script: (name) => ({ address: `/assets/${name}.js`, preloads: [] }),
  filesOf: () => [],
  fonts: [],
  serviceWorker: () => '',
};

interface PagesDeps {
  readonly publicUrl: string;
  readonly db: Database;
  readonly clock: Clock;
}

/** The public pages, without the files of a build. */
export const createTestPages = (
  { publicUrl, db, clock }: PagesDeps,
  listPreviews: () => Promise<readonly PostPreview[]> = async () => [],
): Promise<Site> =>
  createSite({
    config: readConfig({ PUBLIC_URL: publicUrl }),
    db,
    calendar: calendarForTests,
    clock,
    assets: testAssets,
    security: {},
    dashboardSecurity: {},
    listPreviews,
  });
