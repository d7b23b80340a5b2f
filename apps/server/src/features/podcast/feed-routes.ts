import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { addTime, seconds } from '@wayfare/contracts/rules/durations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag, preferredEncoding } from '#http/responses/cached-response.ts';
import { endedSound, episodeRoutes } from './episode-routes.ts';
import { createEpisodeCache, type Episodes } from './episodes.ts';
import { createUseTracker } from './feed-network-queries.ts';
import { createFeedCache, type PodcastFeed, updateEndedAt } from './feed-queries.ts';
import { type FeedSite, feedXml } from './feed-xml.ts';
import { createMissHandler, privateHeaders } from './invalid-feed.ts';
import type { PodcastDeps } from './podcast-deps.ts';

const gzipped = promisify(gzip);

/** Part of the ETag. Increase it when the format of the feed changes. */
const feedFormat = 1;

interface Log {
  warn(details: object, message: string): void;
}

interface FeedRouteDeps extends PodcastDeps {
  readonly feedSite: FeedSite;
  readonly log: Log;
}

interface FeedRoute {
  Params: { token: string };
}

export function feedRoutes(app: FastifyInstance, deps: FeedRouteDeps): void {
  const { publicUrl, episodeTokens, feedSite, log } = deps;
  const feeds = createFeedCache(deps.db);
  const episodes = createEpisodeCache(deps);
  const sendMiss = createMissHandler(deps);
  const note = createUseTracker(deps);
  /** A failure to record the use does not fail the request. */
  const trackUse = (feed: PodcastFeed, request: FastifyRequest): Promise<void> =>
    note(feed, request.ip).catch((error: unknown) =>
      log.warn({ err: error }, 'recording the use of a podcast feed failed'),
    );

  function write({ feedId }: PodcastFeed, { list }: Episodes, endedAt: Date | null): string {
    return feedXml({
      site: feedSite,
      episodes: list,
      episodeUrl:
        endedAt === null
          ? ({ date, hash }, kind) =>
              `${publicUrl}/audio/${episodeTokens.sign({ feedId, date, hash })}/${date}-${hash}.${kind}`
          : null,
      ended: { ...endedSound, since: endedAt ?? new Date(0) },
    });
  }

  app.get<FeedRoute>('/feed/:token/homilies.xml', async (request, reply) => {
    const feed = await feeds.byToken(request.params.token);
    if (feed === null) return sendMiss(request, reply, 410);
    const [endedAt, current] = await Promise.all([updateEndedAt(deps, feed), episodes()]);
    await trackUse(feed, request);
    const end = endedAt === null ? 'open' : endedAt.getTime().toString(36);
    const etag = `W/"${feedFormat}-${current.version}-${end}"`;
    // One second later once the subscription has ended, for clients that send only If-Modified-Since.
    const modified = addTime(current.modifiedAt, endedAt === null ? 0 : seconds(1)).toUTCString();
    reply.headers({
      ...privateHeaders,
      etag,
      'last-modified': modified,
      'cache-control': 'private, max-age=300',
      vary: 'accept-encoding',
    });
    if (isNotModified(request, etag, modified)) return reply.code(304).send();
    return sendXml(request, reply, write(feed, current, endedAt));
  });

  episodeRoutes(app, { ...deps, feeds, sendMiss, trackUse });
}

/** Prefers the ETag. The date must be equal, not later: unpublishing can make Last-Modified older. */
function isNotModified({ headers }: FastifyRequest, etag: string, modified: string): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return matchesEtag(tags.replaceAll('W/', ''), etag.replace('W/', ''));
  return headers['if-modified-since'] === modified;
}

async function sendXml({ headers }: FastifyRequest, reply: FastifyReply, xml: string): Promise<FastifyReply> {
  reply.type('application/rss+xml; charset=utf-8');
  // Each feed is fetched once or twice a day, so brotli would cost more than it saves.
  const acceptEncoding = headers['accept-encoding']?.replace(/\bbr\b/, '');
  if (preferredEncoding(acceptEncoding) !== 'gzip') return reply.send(xml);
  return reply.header('content-encoding', 'gzip').send(await gzipped(xml));
}
