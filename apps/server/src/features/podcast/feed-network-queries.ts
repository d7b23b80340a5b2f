import { addDays } from '@wayfare/contracts/rules/calendar-date';
import { findRow, hasRow } from '#adapters/db/database.ts';
import { cache } from '#cache.ts';
import { queueMail } from '#features/mail/mail-order.ts';
import { todayIn } from '../homily/homily-queries.ts';
import type { PodcastFeed } from './feed-queries.ts';
import type { PodcastDeps } from './podcast-deps.ts';

/** More than a household uses in a week, even when traveling. */
const maxNetworks = 20;
const countedDays = 7;

type FeedUseDeps = Pick<PodcastDeps, 'db' | 'clock' | 'identity' | 'timeZone' | 'hashNetwork' | 'isQuiet'>;

/**
 * Records the last use of a feed and the networks it is used from, once a day each. If there are too many networks,
 * the owner gets one mail and the feed keeps working, because some apps fetch feeds from their own servers.
 */
export function createUseTracker(deps: FeedUseDeps): (feed: PodcastFeed, address: string) => Promise<void> {
  const { db, clock, timeZone, hashNetwork } = deps;
  const today = todayIn(timeZone, clock);
  const noted = cache<true>({ max: 50_000 });
  return async (feed, address) => {
    const date = today();
    const mark = hashNetwork(feed.feedId, address);
    const name = `${date} ${feed.feedId} ${Buffer.from(mark).toString('base64url')}`;
    await noted.get(name, async () => {
      const use = await findRow<{ networks: number; isWarned: boolean }>(
        db,
        `with used as (
           update podcast_feed set last_used_on = $2 where feed_id = $1 returning warned_at
         ), seen as (
           insert into podcast_feed_network (feed_id, network_hash, last_seen_on) select $1, $3, $2 from used
           on conflict (feed_id, network_hash) do update set last_seen_on = excluded.last_seen_on
         )
         select warned_at is not null as "isWarned",
                (select count(*) from podcast_feed_network where feed_id = $1 and network_hash <> $3 and last_seen_on > $4)
                  + 1 as networks
         from used`,
        [feed.feedId, date, mark, addDays(date, -countedDays)],
      );
      if (use !== null && use.networks > maxNetworks && !use.isWarned) await warnOwner(deps, feed);
      return true;
    });
  };
}

async function warnOwner({ db, clock, identity, isQuiet }: FeedUseDeps, feed: PodcastFeed): Promise<void> {
  if (isQuiet) return;
  const account = await identity.findBySub(feed.sub);
  if (account === null) return;
  const to = { name: account.name, address: account.email };
  await db.transaction(async (tx) => {
    const isFirst = await hasRow(
      tx,
      'update podcast_feed set warned_at = $2 where feed_id = $1 and warned_at is null',
      [feed.feedId, clock.now()],
    );
    if (isFirst) await queueMail(tx, { kind: 'feed-shared', to, feedName: feed.name });
  });
}
