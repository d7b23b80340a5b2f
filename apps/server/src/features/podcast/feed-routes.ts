import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { addTime, hours, seconds } from '@wayfare/contracts/rules/durations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listChapters } from '#features/recording/chapters.ts';
import { findRecording } from '#features/recording/recording-queries.ts';
import { serveRecording } from '#features/recording/serve-recording.ts';
import { toNetwork } from '#http/client-network.ts';
import { matchesEtag, preferredEncoding } from '#http/responses/cached-response.ts';
import type { Log } from '#log.ts';
import { findHomily, todayIn } from '../homily/homily-queries.ts';
import sound from './ending-sound.json' with { type: 'json' };
import { createEpisodeCache, type Episodes, shortHash } from './episodes.ts';
import { createUseTracker } from './feed-network-queries.ts';
import { createFeedCache, type FeedCache, type PodcastFeed, updateEndedAt } from './feed-queries.ts';
import { endedSoundPath, type FeedSite, feedXml } from './feed-xml.ts';
import type { PodcastDeps } from './podcast-deps.ts';

/** High, because the servers of an app fetch the deleted feeds of many users from one network. */
const missLimit = { name: 'invalid podcast addresses', uses: 300, windowMs: hours(1) };

/** Keeps the address out of search engines and of the logs of other sites. */
const privateHeaders = {
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
} as const;

const messages = {
  404: 'There is nothing at this address.',
  410: 'This address is closed. You can make a new one in Settings.',
  403: 'Your subscription has ended. Whenever you subscribe again, this plays again.',
  429: 'Too many tries. Please wait an hour.',
} as const;

/** Mostly read by programs; the text is for people who open the address. */
const sendError = (
  reply: FastifyReply,
  status: keyof typeof messages,
  headers: Readonly<Record<string, string>> = {},
): FastifyReply =>
  reply
    .code(status)
    .headers({ ...privateHeaders, 'cache-control': 'no-store', ...headers })
    .type('text/plain; charset=utf-8')
    .send(`${messages[status]}\n`);

/**
 * Answers requests with an invalid token, the same way whether or not the feed ever existed. Only misses count toward
 * the limit, so that guessing does not block feeds that exist.
 */
const createMissHandler =
  ({ limits }: Pick<PodcastDeps, 'limits'>) =>
  async (request: FastifyRequest, reply: FastifyReply, status: 404 | 410): Promise<FastifyReply> => {
    const seconds = await limits.countAndGetWait(missLimit, toNetwork(request.ip));
    return seconds === null
      ? sendError(reply, status)
      : sendError(reply, 429, { 'retry-after': String(seconds) });
  };

const mp3 = Buffer.from(sound.mp3, 'base64');

/** A short sound, so that apps which list only playable items show that the subscription has ended. */
const endedSound = { bytes: mp3.length, ms: sound.ms };

const readEndedSound = async (first: number, last: number): Promise<Readable> =>
  Readable.from([mp3.subarray(first, last + 1)]);

interface EpisodeRouteDeps extends PodcastDeps {
  readonly feeds: FeedCache;
  readonly sendMiss: ReturnType<typeof createMissHandler>;
  readonly trackUse: (feed: PodcastFeed, request: FastifyRequest) => Promise<void>;
}

interface EpisodeRoute {
  Params: { proof: string; file: string };
}

const fileShape = /^(\d{4}-\d{2}-\d{2})-([0-9a-f]{12})\.(mp3|json)$/;

/** Web players embed it from another origin. */
const playerHeaders = { ...privateHeaders, 'cross-origin-resource-policy': 'cross-origin' };

/**
 * `/audio/{proof}/{date}-{hash}.mp3`, and `.json` for the chapters. The path ends with the extension and has no
 * query, because apps rely on that. A new recording of the day gets a new address, because apps request ranges by the
 * length of the old file.
 */
function episodeRoutes(app: FastifyInstance, deps: EpisodeRouteDeps): void {
  const { db, clock, timeZone, storage, episodeTokens, isSubscriber, feeds, sendMiss, trackUse } = deps;
  const today = todayIn(timeZone, clock);

  async function answer(request: FastifyRequest<EpisodeRoute>, reply: FastifyReply): Promise<FastifyReply> {
    const { proof, file } = request.params;
    const [, date = '', hash = '', kind] = fileShape.exec(file) ?? [];
    const feedId = episodeTokens.verify(proof, { date, hash });
    if (feedId === null) return sendMiss(request, reply, 404);
    const feed = await feeds.byId(feedId);
    if (feed === null) return sendError(reply, 410);
    if (!(await isSubscriber(feed.sub))) return sendError(reply, 403);
    const recording = await findRecording(db, date);
    const isThis = recording !== null && shortHash(recording.sha256) === hash;
    if (!isThis || date > today() || (await findHomily(db, date)) === null) return sendError(reply, 410);
    await trackUse(feed, request);
    reply.headers(playerHeaders);
    if (kind === 'mp3') return serveRecording(storage, recording, request, reply);
    const chapters = listChapters(recording).map(({ startMs, title }) => ({
      startTime: startMs / 1_000,
      title,
    }));
    return reply
      .header('cache-control', 'private, max-age=300')
      .type('application/json+chapters')
      .send(JSON.stringify({ version: '1.2.0', chapters }));
  }

  const method = ['GET', 'HEAD'];
  app.route<EpisodeRoute>({ method, url: '/audio/:proof/:file', handler: answer });
  app.route({
    method,
    url: endedSoundPath,
    handler: (request, reply) =>
      serveRecording(
        { recordings: { open: async () => ({ bytes: endedSound.bytes, read: readEndedSound }) } },
        { ...endedSound, key: endedSoundPath, sha256: 'subscription-ended', readyAt: new Date(0) },
        request,
        reply.headers(playerHeaders),
      ),
  });
}

const gzipped = promisify(gzip);

/** Part of the ETag. Increase it when the format of the feed changes. */
const feedFormat = 1;

interface FeedRouteDeps extends PodcastDeps {
  readonly feedSite: FeedSite;
  readonly log: Log<'warn'>;
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
