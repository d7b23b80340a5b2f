import { addDays } from '@wayfare/contracts/rules/calendar-date';
import { formatReference, getHomilyName } from '@wayfare/contracts/rules/homily-name';
import type { Db } from '#adapters/db/database.ts';
import type { AppDeps } from '#app-deps.ts';
import { cache } from '#cache.ts';
import { homiliesTopic } from '#features/homily/homily-queries.ts';
import { listChapters } from '#features/recording/chapters.ts';
import { listNewestRecordings, type Recording } from '#features/recording/recording-queries.ts';
import { findHomilies, readableSince, readHomilyVersion, todayIn } from '../homily/homily-queries.ts';

import type { FeedEpisode } from './feed-xml.ts';

export interface Episodes {
  /** Changes whenever the content of a feed changes. */
  readonly version: string;
  readonly list: readonly FeedEpisode[];
  readonly modifiedAt: Date;
}

/** Apps show no more than this, and many download every episode. */
const maxEpisodes = 60;

/** Enough of the hash to distinguish the recordings of a day. */
export const shortHash = (sha256: string): string => sha256.slice(0, 12);

type EpisodeDeps = Pick<AppDeps, 'db' | 'clock' | 'timeZone'>;

/** Cached until a homily, a recording or the date changes. */
export function createEpisodeCache({ db, clock, timeZone }: EpisodeDeps): () => Promise<Episodes> {
  const changes = db.watch(homiliesTopic);
  const today = todayIn(timeZone, clock);
  const episodes = cache<Episodes>({ max: 2 });
  return () => {
    const date = today();
    return episodes.get(`${date} ${changes.cacheKey()}`, async () => {
      // The version is read first, so that a change during the query invalidates the result.
      const change = await readHomilyVersion(db);
      const list = await readEpisodes(db, date, timeZone);
      const modifiedAt = list.reduce((newest, { changedAt }) => Math.max(newest, changedAt), 0);
      return { version: `${change}-${date}`, list, modifiedAt: new Date(modifiedAt) };
    });
  };
}

async function readEpisodes(db: Db, newest: string, timeZone: string) {
  const episodes: (FeedEpisode & { readonly changedAt: number })[] = [];
  // Some days with a recording are not published.
  for (let from: string | null = newest; from !== null && episodes.length < maxEpisodes; ) {
    const recordings: Recording[] = await listNewestRecordings(db, from, maxEpisodes);
    const homilies = await findHomilies(
      db,
      recordings.map(({ date }) => date),
    );
    for (const recording of recordings) {
      const homily = homilies.find(({ date }) => date === recording.date);
      if (homily === undefined || episodes.length === maxEpisodes) continue;
      const publishedAt = new Date(readableSince(homily.date, homily.publishedAt, timeZone));
      episodes.push({
        date: homily.date,
        title: getHomilyName(homily),
        reference: formatReference(homily),
        readerName: recording.readerName,
        publishedAt,
        ms: recording.ms,
        bytes: recording.bytes,
        hash: shortHash(recording.sha256),
        hasChapters: listChapters(recording).length > 0,
        changedAt: Math.max(publishedAt.getTime(), homily.publishedAt.getTime(), recording.readyAt.getTime()),
      });
    }
    const last = recordings.at(-1);
    from = recordings.length < maxEpisodes || last === undefined ? null : addDays(last.date, -1);
  }
  return episodes;
}
