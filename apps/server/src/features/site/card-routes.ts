import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Cards } from '#adapters/cards/cards.ts';
import { cache } from '#cache.ts';
import { problem } from '#http/answers/problems.ts';
import type { HeaderRecord } from '#http/answers/security-headers.ts';
import { sendStored, storeAnswer } from '#http/answers/stored-answer.ts';
import { type CardNeeds, cardOfBlog, cardOfDay, cardOfPost, type DrawnCard } from './cards.ts';
import type { Site } from './site.ts';

interface Needs extends CardNeeds {
  readonly cards: Cards;
  readonly site: Pick<Site, 'find' | 'notFound'>;
  readonly security: HeaderRecord;
}

/** Some hundred and fifty cards. */
const mostBytes = 12 * 1024 * 1024;

interface Visit {
  Querystring: { v?: unknown };
}

interface VisitOfOne extends Visit {
  Params: { file: string };
}

/** The pictures that messages show beside a link to a day or a post: each drawn once, and kept while it is asked for. */
export function cardRoutes(app: FastifyInstance, deps: Needs): void {
  const { cards, site, security } = deps;
  const drawn = cache<Buffer>({ most: mostBytes, sizeOf: ({ length }) => length });

  async function answer(
    request: FastifyRequest<Visit>,
    reply: FastifyReply,
    card: DrawnCard | null,
    headers: HeaderRecord = {},
  ) {
    if (card === null) return sendStored(request, reply, site.notFound());
    const body = await drawn.find(card.key, async () => {
      const png = await cards.draw(card.facts);
      if (png === null) throw problem('unavailable');
      return Buffer.from(png);
    });
    // An address with the key of what it shows never shows anything else.
    const cacheControl =
      request.query.v === card.key ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
    return sendStored(
      request,
      reply,
      await storeAnswer(security, { body, type: 'image/png', cacheControl, headers }),
    );
  }

  app.get<Visit>('/cards/blog.png', async (request, reply) => {
    const { facts, plate, key } = cardOfBlog(deps.siteName);
    const picture = site.find(`/plates/${plate}.svg`)?.variants.identity.body.toString() ?? '';
    return answer(request, reply, { key, facts: { ...facts, picture } });
  });
  app.get<Visit>('/cards/podcast.png', (request, reply) => {
    const facts = { kind: 'podcast', siteName: deps.siteName, line: 'The homilies, read aloud' } as const;
    // Apps show it on pages of theirs.
    const headers = { 'cross-origin-resource-policy': 'cross-origin' };
    return answer(request, reply, { key: `podcast ${deps.siteName}`, facts }, headers);
  });
  const nameIn = (file: string): string => /^(.+)\.png$/.exec(file)?.[1] ?? '';
  app.get<VisitOfOne>('/cards/day/:file', async (request, reply) =>
    answer(request, reply, await cardOfDay(deps, nameIn(request.params.file))),
  );
  app.get<VisitOfOne>('/cards/post/:file', async (request, reply) =>
    answer(request, reply, await cardOfPost(deps, nameIn(request.params.file))),
  );
}
