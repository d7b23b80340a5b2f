import { randomUUID } from 'node:crypto';
import { maxPodcastFeeds } from '@wayfare/contracts/calls/podcast';
import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { hours } from '@wayfare/contracts/rules/durations';
import type { Database, Db } from '#adapters/db/database.ts';
import { cache } from '#cache.ts';
import { getOrCreatePerson } from '#features/person/person-queries.ts';
import { createToken, hashToken } from '#features/person/secret-token.ts';
import { problem } from '#http/responses/problems.ts';
import type { PodcastDeps } from './podcast-deps.ts';

/** What an address opens: whose feed it is. */
export interface PodcastFeed {
  readonly feedId: string;
  readonly sub: string;
  readonly name: string;
  /** Since when it says that the subscription is over. */
  readonly endedAt: Date | null;
}

export const feedAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}/feed/${token}/homilies.xml`;

/** Closed and made again and again, for whatever reason: nobody needs more. */
const createLimit = { name: 'podcast feeds created', uses: 30, windowMs: hours(1) };

/** That this member may listen was asked before. */
export async function createFeed(
  { db, clock, limits, publicUrl, timeZone }: PodcastDeps,
  sub: string,
  name: string,
) {
  await limits.count(createLimit, sub);
  const now = clock.now();
  const token = createToken(128);
  const feedId = randomUUID();
  await db.transaction(async (within) => {
    const personId = await getOrCreatePerson(within, sub, now);
    // One after the other, or several made at once would all be the tenth.
    await within.query('select from person where person_id = $1 for update', [personId]);
    const { rowCount } = await within.query('select from podcast_feed where person_id = $1', [personId]);
    if ((rowCount ?? 0) >= maxPodcastFeeds) throw problem('podcast_feeds_full');
    await within.query(
      'insert into podcast_feed (feed_id, person_id, token_hash, name, created_at) values ($1, $2, $3, $4, $5)',
      [feedId, personId, hashToken(token), name, now],
    );
  });
  const feed = { feedId, name, createdOn: toCalendarDate(now, timeZone), lastUsedOn: null };
  return { feed, url: feedAddress(publicUrl, token) };
}

interface FeedRow {
  readonly feedId: string;
  readonly name: string;
  readonly madeAt: Date;
  readonly lastUsedOn: string | null;
}

const columns =
  'feed_id as "feedId", name, podcast_feed.created_at as "madeAt", last_used_on as "lastUsedOn"';

export async function listFeeds({ db, timeZone }: Pick<PodcastDeps, 'db' | 'timeZone'>, sub: string) {
  const { rows } = await db.query<FeedRow>(
    `select ${columns} from podcast_feed join person using (person_id)
     where sub = $1 order by podcast_feed.created_at, feed_id`,
    [sub],
  );
  return rows.map(({ madeAt, ...feed }) => ({ ...feed, createdOn: toCalendarDate(madeAt, timeZone) }));
}

/** What a member has of them, for the member: no address, for nobody here has one. */
export async function exportPodcastFeeds(db: Db, personId: string) {
  const { rows } = await db.query<Omit<FeedRow, 'feedId'>>(
    `select name, created_at as "madeAt", last_used_on as "lastUsedOn" from podcast_feed
     where person_id = $1 order by created_at, feed_id`,
    [personId],
  );
  return rows;
}

/** Its row goes, and with it all that was known of it. */
export async function deleteFeed(db: Db, sub: string, feedId: string): Promise<void> {
  const { rowCount } = await db.query(
    `delete from podcast_feed using person
     where podcast_feed.person_id = person.person_id and feed_id = $1 and person.sub = $2`,
    [feedId, sub],
  );
  if (rowCount === 0) throw problem('podcast_feed_not_found');
}

/** All that somebody has, for whoever is let in no more. */
export async function deleteFeedsOfUser(db: Db, sub: string): Promise<void> {
  await db.query(
    'delete from podcast_feed using person where podcast_feed.person_id = person.person_id and person.sub = $1',
    [sub],
  );
}

/** So long another server's news may go unnoticed while nobody could tell us of it. */
const maxStaleMs = 400;

/** NOTIFY channel for changes of podcast_feed. */
const channel = 'podcast_feeds';

export interface FeedCache {
  byToken(token: string): Promise<PodcastFeed | null>;
  byId(feedId: string): Promise<PodcastFeed | null>;
}

const tokenShape = /^[\w-]{22}$/;

/** Thousands of apps ask for the same all day: what an address opens is remembered until any is not as it was. */
export function createFeedCache(db: Pick<Database, 'query' | 'watch'>): FeedCache {
  const news = db.watch(channel);
  const feeds = cache<PodcastFeed | null>({
    max: 20_000,
    expiresAt: (feed) => (feed === null ? null : Number.POSITIVE_INFINITY),
  });
  const find = (name: string, where: string, value: Uint8Array | string) => {
    const heard = news.version() ?? `deaf ${Math.floor(performance.now() / maxStaleMs)}`;
    return feeds.get(`${heard} ${name}`, async () => {
      const { rows } = await db.query<PodcastFeed>(
        `select feed_id as "feedId", sub, name, ended_at as "endedAt" from podcast_feed join person using (person_id)
         where ${where} and sub is not null`,
        [value],
      );
      return rows[0] ?? null;
    });
  };
  return {
    async byToken(token) {
      if (!tokenShape.test(token)) return null;
      const hash = hashToken(token);
      return find(Buffer.from(hash).toString('base64url'), 'token_hash = $1', hash);
    },
    byId: (feedId) => find(feedId, 'feed_id = $1', feedId),
  };
}

/**
 * Since when a feed says that the subscription is over; null while it is not. It is kept, so that an app which has been
 * told once is told nothing new each day, and is told again when it ends another time.
 */
export async function updateEndedAt(
  { db, clock, isSubscriber }: Pick<PodcastDeps, 'db' | 'clock' | 'isSubscriber'>,
  { feedId, sub, endedAt }: PodcastFeed,
): Promise<Date | null> {
  if (await isSubscriber(sub)) {
    if (endedAt !== null)
      await db.query('update podcast_feed set ended_at = null where feed_id = $1', [feedId]);
    return null;
  }
  if (endedAt !== null) return endedAt;
  const now = clock.now();
  const { rows } = await db.query<{ endedAt: Date }>(
    `update podcast_feed set ended_at = coalesce(ended_at, $2) where feed_id = $1 returning ended_at as "endedAt"`,
    [feedId, now],
  );
  return rows[0]?.endedAt ?? now;
}
