import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CachedResponse, sendCached } from '#http/responses/cached-response.ts';
import { type Card, type CardDeps, findDayCard, findPostCard, toLinkPreview } from './cards.ts';
import type { Site } from './site.ts';

/** Pages and files that everybody may see, each answered from memory. */
export function siteRoutes(app: FastifyInstance, site: Site, ofCards: CardDeps): void {
  for (const path of site.paths()) {
    app.get(path, (request, reply) => sendCached(request, reply, site.find(path) ?? site.notFound()));
  }
  for (const path of ['/dashboard', '/dashboard/*']) {
    app.get(path, (request, reply) => sendCached(request, reply, site.dashboard()));
  }
  app.get('/dashboard/homilies/edit/:date', (request, reply) =>
    sendCached(request, reply, site.recordingDashboard()),
  );
  // Whoever sends a friend such an address shows what it leads to. Without the database it is the page as ever.
  const about = async (card: Card | null): Promise<CachedResponse> =>
    card === null ? site.dashboard() : site.dashboardFor(toLinkPreview(card));
  app.get<{ Params: { date: string } }>('/dashboard/homilies/:date', async (request, reply) =>
    sendCached(
      request,
      reply,
      await about(await findDayCard(ofCards, request.params.date).catch(() => null)),
    ),
  );
  app.get<{ Params: { slug: string } }>('/dashboard/blog/:slug', async (request, reply) => {
    const card = await findPostCard(ofCards, request.params.slug).catch(() => null);
    const asked = `/dashboard/blog/${request.params.slug}`;
    if (card === null || card.path === asked) return sendCached(request, reply, await about(card));
    // Nobody keeps it: the post may get its old address back.
    return reply.header('cache-control', 'no-store').redirect(card.path + getQueryString(request), 301);
  });
}

const getQueryString = ({ url }: FastifyRequest): string =>
  url.includes('?') ? url.slice(url.indexOf('?')) : '';

/** Pages that are drawn when somebody asks for them. */
const onDemandPath = /^\/(?:search|gospel\/[a-z]+\/\d+)$/;

/** For a person at an address where nothing is: the page itself where only a slash is too many, else the way back. */
export const notFoundHandler =
  (site: Site) =>
  (request: FastifyRequest, reply: FastifyReply): void => {
    const [path = '/'] = request.url.split('?', 1);
    const trimmed = path.replace(/(?<!\/)\/+$/, '');
    if (trimmed !== path && (site.find(trimmed) || onDemandPath.test(trimmed))) {
      void reply.redirect(trimmed + request.url.slice(path.length), 308);
      return;
    }
    sendCached(request, reply, site.notFound());
  };
