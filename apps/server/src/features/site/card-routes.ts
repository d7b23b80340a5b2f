import { days, subtractTime } from '@wayfare/contracts/rules/durations';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Cards } from '#adapters/cards/cards.ts';
import { toNetwork } from '#http/client-network.ts';
import { perHour, type RateLimits } from '#http/guards/rate-limit.ts';
import { createCachedResponse, sendCached } from '#http/responses/cached-response.ts';
import { problem } from '#http/responses/problems.ts';
import type { HeaderRecord } from '#http/responses/security-headers.ts';
import { every, type ScheduledTask } from '#scheduler.ts';
import {
  type CardDeps,
  type CardPicture,
  findDayCard,
  findPostCard,
  getBlogCard,
  hashCard,
} from './cards.ts';
import type { Site } from './site.ts';

interface CardRoutesDeps extends CardDeps {
  readonly cards: Cards;
  readonly limits: Pick<RateLimits, 'perNetwork'>;
  readonly site: Pick<Site, 'find' | 'notFound'>;
  readonly security: HeaderRecord;
}

/** Stored cards are not counted. Drawing one takes 0.3 s of a core. */
const cardLimit = perHour('cards drawn for a network', 60);
const maxConcurrentCards = 3;

interface CardRequest {
  Querystring: { v?: unknown };
}

interface CardFileRequest extends CardRequest {
  Params: { file: string };
}

/** Preview images for links to days and posts, drawn once and stored. */
export function cardRoutes(app: FastifyInstance, deps: CardRoutesDeps): void {
  const { cards, site, security } = deps;
  const limitDrawings = deps.limits.perNetwork(cardLimit);
  const drawingsByNetwork = new Map<string, number>();

  /** Limits concurrent drawings of a network, so that others are served. */
  async function draw(request: FastifyRequest, reply: FastifyReply, { key, data }: CardPicture) {
    const network = toNetwork(request.ip);
    const current = drawingsByNetwork.get(network) ?? 0;
    if (current >= maxConcurrentCards) throw problem('too_many_requests', { retryAfterSeconds: 2 });
    drawingsByNetwork.set(network, current + 1);
    try {
      await limitDrawings(request, reply);
      const png = await cards.draw(key, data);
      if (png === null) throw problem('unavailable');
      return png;
    } finally {
      const left = (drawingsByNetwork.get(network) ?? 1) - 1;
      if (left === 0) drawingsByNetwork.delete(network);
      else drawingsByNetwork.set(network, left);
    }
  }

  async function answer(
    request: FastifyRequest<CardRequest>,
    reply: FastifyReply,
    card: CardPicture | null,
    headers: HeaderRecord = {},
  ) {
    if (card === null) return sendCached(request, reply, site.notFound());
    const body = (await cards.find(card.key)) ?? (await draw(request, reply, card));
    // A URL with the content hash never changes.
    const cacheControl =
      request.query.v === card.key ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
    return sendCached(
      request,
      reply,
      await createCachedResponse(security, { body, type: 'image/png', cacheControl, headers }),
    );
  }

  app.get<CardRequest>('/cards/blog.png', async (request, reply) => {
    const { data, plate, key } = getBlogCard(deps.siteName);
    const picture = site.find(`/plates/${plate}.svg`)?.variants.identity.body.toString() ?? '';
    return answer(request, reply, { key, data: { ...data, picture } });
  });
  app.get<CardRequest>('/cards/podcast.png', (request, reply) => {
    const data = { kind: 'podcast', siteName: deps.siteName, line: 'The homilies, read aloud' } as const;
    // Podcast apps embed it.
    const headers = { 'cross-origin-resource-policy': 'cross-origin' };
    return answer(request, reply, { key: hashCard(data), data }, headers);
  });
  const parseName = (file: string): string => /^(.+)\.png$/.exec(file)?.[1] ?? '';
  app.get<CardFileRequest>('/cards/day/:file', async (request, reply) =>
    answer(request, reply, await findDayCard(deps, parseName(request.params.file))),
  );
  app.get<CardFileRequest>('/cards/post/:file', async (request, reply) =>
    answer(request, reply, await findPostCard(deps, parseName(request.params.file))),
  );
}

/** Deletes cards that are outdated or unused; they are drawn again on demand. */
export const deleteOldCards = ({ cards, clock }: Pick<CardRoutesDeps, 'cards' | 'clock'>): ScheduledTask =>
  every(days(1), 'delete-old-cards', () => cards.deleteBefore(subtractTime(clock.now(), days(90))));
