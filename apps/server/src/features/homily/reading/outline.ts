import { homiliesOnPage } from '@wayfare/contracts/calls/homily';
import type { Database } from '#adapters/db/database.ts';
import { cache } from '#cache.ts';
import { type Outline, readOutline } from './queries.ts';

/** As PostgreSQL names it when homilies change, whoever changes them. */
const homiliesTopic = 'homilies_changed';

/** So long another server's change may go unnoticed while nobody could tell us of it. */
const deafForMs = 400;

export interface FeedOutline {
  find(today: string): Promise<Outline>;
  /** For the server that made the change itself, which need not wait for the news. */
  changed(): void;
}

/** The outline of the feed, read again when a homily or the day has changed. */
export function feedOutline(db: Database): FeedOutline {
  const news = db.watch(homiliesTopic);
  const outlines = cache<Outline>({ most: 2 });
  let ownChanges = 0;
  return {
    find(today) {
      const heard = news.version() ?? `deaf ${Math.floor(performance.now() / deafForMs)}`;
      return outlines.find(`${today} ${ownChanges} ${heard}`, () => readOutline(db, today, homiliesOnPage));
    },
    changed() {
      ownChanges += 1;
    },
  };
}
