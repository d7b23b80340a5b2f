import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CachedResponse, sendCached } from '#http/responses/cached-response.ts';
import { type Card, type CardDeps, findDayCard, findPostCard, toLinkPreview } from './cards.ts';
import type { Site } from './site.ts';

/** Public pages and files, served from memory. */
export function siteRoutes(app: FastifyInstance, site: Site, cardDeps: CardDeps): void {
  for (const path of site.paths()) {
    app.get(path, (request, reply) => sendCached(request, reply, site.find(path) ?? site.notFound()));
  }
  for (const path of ['/dashboard', '/dashboard/*']) {
    app.get(path, (request, reply) => sendCached(request, reply, site.dashboard()));
  }
  app.get('/dashboard/homilies/edit/:date', (request, reply) =>
    sendCached(request, reply, site.editor('homily-editor')),
  );
  for (const path of ['/dashboard/blog/edit', '/dashboard/blog/edit/:postId']) {
    app.get(path, (request, reply) => sendCached(request, reply, site.editor('post-editor')));
  }
  // Link previews of days and posts. Falls back to the plain dashboard if the database fails.
  const dashboardWith = async (card: Card | null): Promise<CachedResponse> =>
    card === null ? site.dashboard() : site.dashboardFor(toLinkPreview(card));
  app.get<{ Params: { date: string } }>('/dashboard/homilies/:date', async (request, reply) =>
    sendCached(
      request,
      reply,
      await dashboardWith(await findDayCard(cardDeps, request.params.date).catch(() => null)),
    ),
  );
  app.get<{ Params: { slug: string } }>('/dashboard/blog/:slug', async (request, reply) => {
    const card = await findPostCard(cardDeps, request.params.slug).catch(() => null);
    const currentPath = `/dashboard/blog/${request.params.slug}`;
    if (card === null || card.path === currentPath)
      return sendCached(request, reply, await dashboardWith(card));
    // Not cacheable: the post may get its former slug back.
    return reply.header('cache-control', 'no-store').redirect(card.path + getQueryString(request), 301);
  });
}

const getQueryString = ({ url }: FastifyRequest): string =>
  url.includes('?') ? url.slice(url.indexOf('?')) : '';

const onDemandPath = /^\/(?:search|gospel\/[a-z]+\/\d+)$/;

/** Redirects if only a trailing slash is wrong, else shows the 404 page. */
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
