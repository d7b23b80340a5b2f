import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listChapters } from '#features/recording/chapters.ts';
import { findRecording } from '#features/recording/recording-queries.ts';
import { serveRecording } from '#features/recording/serve-recording.ts';
import { findHomily, todayIn } from '../homily/homily-queries.ts';
import sound from './ending-sound.json';
import { shortHash } from './episodes.ts';
import type { FeedCache, PodcastFeed } from './feed-queries.ts';
import { endedSoundPath } from './feed-xml.ts';
import { type createMissHandler, privateHeaders, sendError } from './invalid-feed.ts';
import type { PodcastDeps } from './podcast-deps.ts';

const mp3 = Buffer.from(sound.mp3, 'base64');

/** A short sound, so that apps which list only playable items show that the subscription has ended. */
export const endedSound = { bytes: mp3.length, ms: sound.ms };

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
export function episodeRoutes(app: FastifyInstance, deps: EpisodeRouteDeps): void {
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
