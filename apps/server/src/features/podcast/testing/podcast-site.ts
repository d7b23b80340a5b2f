import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestDatabase } from '#adapters/db/testing/test-database.ts';
import { diskStorage } from '#adapters/storage/disk-storage.ts';
import { recordingKey } from '#adapters/storage/storage.ts';
import { homilySite } from '#features/homily/testing/homily-site.ts';
import { testFolder } from '#testing/test-folder.ts';
import { createEpisodeTokens } from '../episode-tokens.ts';
import { feedRoutes } from '../feed-routes.ts';
import { createNetworkHash } from '../network-hash.ts';
import { podcastRoutes } from '../routes.ts';

const siteSecret = new Uint8Array(32).fill(7);

interface PodcastSiteOptions {
  readonly now?: string;
  readonly isQuiet?: boolean;
}

interface VisitOptions {
  readonly method?: 'GET' | 'HEAD';
  readonly headers?: Record<string, string>;
  readonly from?: string;
}

/** A site with homilies, two of which were recorded, and a subscriber with a feed. */
export async function podcastSite(
  database: TestDatabase,
  { isQuiet = false, ...settings }: PodcastSiteOptions = {},
) {
  const directory = await testFolder();
  const uploads = { uploadBase: 'http://localhost/', maxBytes: 1_000 };
  const { recordings } = diskStorage({ directory, siteSecret, ...uploads, recordings: uploads });
  const site = await homilySite(database, {
    ...settings,
    extraRoutes: (app, deps) => {
      const { publicUrl } = deps;
      const podcastDeps = {
        ...deps,
        storage: { recordings },
        episodeTokens: createEpisodeTokens(siteSecret),
        hashNetwork: createNetworkHash(siteSecret),
        isQuiet,
      };
      podcastRoutes(app, podcastDeps);
      feedRoutes(app, {
        ...podcastDeps,
        feedSite: { siteName: 'Way & Fare', organization: 'Friends <of> the road', publicUrl },
        log: { warn: (_, message) => site.lines.push(message) },
      });
    },
  });
  const editor = await site.member({ name: 'Naomi', groups: ['homily-admin'] });
  const ruth = await site.member({ isComplimentary: true });
  const host = new URL(site.publicUrl).host;

  const visit = (address: string, { method = 'GET', headers = {}, from = '192.0.2.1' }: VisitOptions = {}) =>
    site.app.inject({
      method,
      url: new URL(address, site.publicUrl).pathname,
      remoteAddress: from,
      headers: { host, ...headers },
    });
  const createFeed = async (token = ruth.token, name = 'My phone') =>
    site.call('POST', '/podcast-feeds', { token, payload: { name } });

  return {
    ...site,
    editor,
    ruth,
    visit,
    createFeed,
    async feed(token?: string, name?: string): Promise<{ address: string; feedId: string }> {
      const response = await createFeed(token, name);
      if (response.statusCode !== 200) throw new Error(response.body);
      return { address: response.json().url, feedId: response.json().feed.feedId };
    },
    close: (feedId: string, token = ruth.token) => site.call('DELETE', `/podcast-feeds/${feedId}`, { token }),
    /** Stores a processed recording with any content. */
    async record(date: string, text: string, reflectionMs: number | null = null): Promise<Buffer> {
      const file = Buffer.from(text.repeat(40));
      const sum = createHash('sha256').update(file).digest();
      const key = recordingKey(sum.toString('hex'));
      const path = join(directory, 'sent');
      await writeFile(path, file);
      await recordings.store(key, path);
      await database.query(`delete from recording where date = $1`, [date]);
      await database.query(
        `insert into recording (recording_id, date, state, reader_name, reflection_ms, created_at, ready_at, key, bytes, duration_ms, sha256, title)
         values ($1, $2, 'ready', 'Fr. <Luke>', $3, $4, $4, $5, $6, 61499, $7, 'A title')`,
        [randomUUID(), date, reflectionMs, site.deps.clock.now(), key, file.length, sum],
      );
      return file;
    },
    /** Ends the subscription. */
    end: (sub: string) =>
      database.query(
        `with gone as (delete from complimentary
                       where person_id = (select person_id from person where sub = $1))
         select pg_notify('access', '')`,
        [sub],
      ),
  };
}

export const findTexts = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text);

export interface Enclosure {
  readonly url: string;
  readonly length: number;
}

export const findEnclosures = (xml: string): Enclosure[] =>
  [...xml.matchAll(/<enclosure url="([^"]+)" length="(\d+)" type="audio\/mpeg"\/>/g)].map(
    ([, url = '', length]) => ({ url, length: Number(length) }),
  );
