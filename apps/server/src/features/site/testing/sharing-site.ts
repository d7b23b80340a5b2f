import { join } from 'node:path';
import { expect } from 'vitest';
import { sharpCards } from '#adapters/cards/sharp-cards.ts';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { sharedDayPageRoute } from '#features/site/shared-day-page.ts';
import { homilySite } from '../../homily/testing/homily-site.ts';
import { cardRoutes } from '../card-routes.ts';
import { siteRoutes } from '../routes.ts';
import { createTestPages } from './test-pages.ts';

type Settings = Omit<NonNullable<Parameters<typeof homilySite>[1]>, 'extraRoutes'>;

/** A site with an editor, a subscriber, and the homily of November 21. */
export async function sharingSite(database: TestDatabase, settings: Settings = {}) {
  const site = await homilySite(database, {
    ...settings,
    extraRoutes: async (app, deps) => {
      const pages = await createTestPages(deps);
      sharedDayPageRoute(app, { ...deps, site: pages, siteName: 'Wayfare', security: {} });
      const cards = sharpCards(join(deps.workFolder, 'cards'));
      cardRoutes(app, { ...deps, site: pages, siteName: 'Wayfare', security: {}, cards });
      siteRoutes(app, pages, { ...deps, site: pages, siteName: 'Wayfare' });
    },
  });
  const editor = await site.member({ name: 'Naomi', groups: ['homily-admin'] });
  const ruth = await site.member({ isComplimentary: true });
  const date = '2026-11-21';
  await site.publish(editor.token, date, { practice: 'Call somebody.', author: 'Luke Brennan' });
  const share = (payload: object = {}, token: string | undefined = ruth.token) =>
    site.call('POST', '/share-links', { token, payload: { date, message: '', ...payload } });
  return {
    ...site,
    editor,
    ruth,
    date,
    share,
    /** The path of a new share link. */
    async link(payload: object = {}) {
      const made = await share(payload);
      expect(made.statusCode).toBe(200);
      return new URL(made.json().url).pathname;
    },
    open: (path: string) => site.visit('GET', path),
    end: (sub: string) =>
      database.query(
        `delete from complimentary where person_id = (select person_id from person where sub = $1)`,
        [sub],
      ),
  };
}
