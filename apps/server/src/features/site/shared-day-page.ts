import { hours } from '@wayfare/contracts/rules/durations';
import { renderSharedDay, renderSharedDayUnavailable } from '@wayfare/web/site';
import type { FastifyInstance } from 'fastify';
import { toNetwork } from '#http/client-network.ts';
import { type CachedResponse, createCachedResponse, sendCached } from '#http/responses/cached-response.ts';
import { HttpProblem } from '#http/responses/problems.ts';
import type { HeaderRecord } from '#http/responses/security-headers.ts';
import { openShareLink, type ShareLinkDeps, sharedDayPath } from '../homily/share-links.ts';
import { findDayCard } from './cards.ts';
import type { Site } from './site.ts';

interface SharedDayPageDeps extends ShareLinkDeps {
  readonly site: Pick<Site, 'pageData'>;
  readonly siteName: string;
  readonly security: HeaderRecord;
}

/** Tokens have 128 bits; the limit protects the database. A whole parish may share a network. */
const openLimit = { name: 'shared days of a network', uses: 600, windowMs: hours(1) };

/** `/day/{token}`: a shared day. The URL is a secret, so it is neither indexed nor sent as referrer. */
export function sharedDayPageRoute(app: FastifyInstance, deps: SharedDayPageDeps): void {
  const { limits, site, security } = deps;
  const headers = { ...security, 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
  const store = (body: string, status: number, more = {}): Promise<CachedResponse> =>
    createCachedResponse(
      { ...headers, ...more },
      { body, status, type: 'text/html; charset=utf-8', cacheControl: 'private, no-store' },
    );

  async function render(token: string, ip: string): Promise<CachedResponse> {
    try {
      await limits.count(openLimit, toNetwork(ip));
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      const wait = { 'retry-after': String(error.retryAfterSeconds) };
      return store(renderSharedDayUnavailable(site.pageData(), 'too-many'), error.status, wait);
    }
    const shared = await openShareLink(deps, token);
    if (shared.status === 'open') {
      const card = await findDayCard(deps, shared.homily.date);
      return store(renderSharedDay(site.pageData(), shared, card?.preview), 200);
    }
    return store(
      renderSharedDayUnavailable(site.pageData(), shared.status),
      shared.status === 'closed' ? 410 : 404,
    );
  }

  app.get<{ Params: { token: string } }>(`${sharedDayPath}/:token`, async (request, reply) =>
    sendCached(request, reply, await render(request.params.token, request.ip)),
  );
}
