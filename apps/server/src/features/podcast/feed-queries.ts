import { randomUUID } from 'node:crypto';
import { maxPodcastFeeds } from '@wayfare/contracts/calls/podcast';
import { toCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { hours } from '@wayfare/contracts/rules/durations';
import { type Database, type Db, findRow, findValue, hasRow, listRows } from '#adapters/db/database.ts';
import { cache } from '#cache.ts';
import { getOrCreatePerson } from '#features/person/person-queries.ts';
import { problem } from '#http/responses/problems.ts';
import { createToken, hashToken } from '#secret-token.ts';
import type { PodcastDeps } from './podcast-deps.ts';

export interface PodcastFeed {
  readonly feedId: string;
  readonly sub: string;
  readonly name: string;
  /** When the feed first reported the end of the subscription. */
  readonly endedAt: Date | null;
}

export const feedAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}/feed/${token}/homilies.xml`;

const createLimit = { name: 'podcast feeds created', uses: 30, windowMs: hours(1) };

/** The caller has already checked access. */
export async function createFeed(
  { db, clock, limits, publicUrl, timeZone }: PodcastDeps,
  sub: string,
  name: string,
) {
  await limits.count(createLimit, sub);
  const now = clock.now();
  const token = createToken(128);
  const feedId = randomUUID();
  await db.transaction(async (tx) => {
    const personId = await getOrCreatePerson(tx, sub, now);
    // Serializes the calls of one person, so that concurrent ones cannot exceed the limit.
    await tx.query('select from person where person_id = $1 for update', [personId]);
    const { rowCount } = await tx.query('select from podcast_feed where person_id = $1', [personId]);
    if ((rowCount ?? 0) >= maxPodcastFeeds) throw problem('podcast_feeds_full');
    await tx.query(
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
  readonly createdAt: Date;
  readonly lastUsedOn: string | null;
}

const columns =
  'feed_id as "feedId", name, podcast_feed.created_at as "createdAt", last_used_on as "lastUsedOn"';

export async function listFeeds({ db, timeZone }: Pick<PodcastDeps, 'db' | 'timeZone'>, sub: string) {
  const rows = await listRows<FeedRow>(
    db,
    `select ${columns} from podcast_feed join person using (person_id)
     where sub = $1 order by podcast_feed.created_at, feed_id`,
    [sub],
  );
  return rows.map(({ createdAt, ...feed }) => ({ ...feed, createdOn: toCalendarDate(createdAt, timeZone) }));
}

/** For the data download of the member. The token is stored as a hash, so the address is not included. */
export const exportPodcastFeeds = (db: Db, personId: string) =>
  listRows<Omit<FeedRow, 'feedId'>>(
    db,
    `select name, created_at as "createdAt", last_used_on as "lastUsedOn" from podcast_feed
     where person_id = $1 order by created_at, feed_id`,
    [personId],
  );

export async function deleteFeed(db: Db, sub: string, feedId: string): Promise<void> {
  const isDeleted = await hasRow(
    db,
    `delete from podcast_feed using person
     where podcast_feed.person_id = person.person_id and feed_id = $1 and person.sub = $2`,
    [feedId, sub],
  );
  if (!isDeleted) throw problem('podcast_feed_not_found');
}

/** When an account is deleted or disabled. */
export async function deleteFeedsOfUser(db: Db, sub: string): Promise<void> {
  await db.query(
    'delete from podcast_feed using person where podcast_feed.person_id = person.person_id and person.sub = $1',
    [sub],
  );
}

/** NOTIFY channel for changes of podcast_feed. */
const channel = 'podcast_feeds';

export interface FeedCache {
  byToken(token: string): Promise<PodcastFeed | null>;
  byId(feedId: string): Promise<PodcastFeed | null>;
}

const tokenShape = /^[\w-]{22}$/;

/** Caches feeds by token and id: thousands of apps poll all day. Any change to a feed invalidates the cache. */
export function createFeedCache(db: Pick<Database, 'query' | 'watch'>): FeedCache {
  const changes = db.watch(channel);
  const feeds = cache<PodcastFeed | null>({
    max: 20_000,
    expiresAt: (feed) => (feed === null ? null : Number.POSITIVE_INFINITY),
  });
  const find = (name: string, where: string, value: Uint8Array | string) => {
    return feeds.get(`${changes.cacheKey()} ${name}`, () =>
      findRow<PodcastFeed>(
        db,
        `select feed_id as "feedId", sub, name, ended_at as "endedAt" from podcast_feed join person using (person_id)
         where ${where} and sub is not null`,
        [value],
      ),
    );
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
 * When the subscription ended, or null while it is active. The date is stored so that the feed stays the same from
 * day to day, and gets a new item if the subscription ends again.
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
  const first = await findValue<Date>(
    db,
    'update podcast_feed set ended_at = coalesce(ended_at, $2) where feed_id = $1 returning ended_at',
    [feedId, now],
  );
  return first ?? now;
}
