import type { UserPool } from '@wayfare/user-pool';
import type { FastifyInstance } from 'fastify';
import { networkHasher } from '#http/client-network.ts';
import { serveStaticFiles } from '#http/responses/static-files.ts';
import { healthRoutes } from '#http/server/health.ts';
import { httpApp } from '#http/server/http-app.ts';
import type { Deps } from './compose/compose.ts';
import type { FeatureDeps } from './compose/feature-deps.ts';
import { accountRoutes } from './features/account/routes.ts';
import { checkoutRoutes, subscriptionRoutes } from './features/billing/routes.ts';
import { blogRoutes } from './features/blog/routes.ts';
import { bookmarkRoutes } from './features/bookmarks/routes.ts';
import { metricsRoute, siteStatusRoute } from './features/health/routes.ts';
import { readStatusLines } from './features/health/status-lines.ts';
import { homilyRoutes } from './features/homily/routes.ts';
import { identityRoutes } from './features/identity/routes.ts';
import { morningMailRoutes } from './features/morning-mail/routes.tsx';
import { feedRoutes } from './features/podcast/feed-routes.ts';
import { podcastRoutes } from './features/podcast/routes.ts';
import { searchRoutes } from './features/search/routes.ts';
import { resetRoutes } from './features/signup/reset-routes.ts';
import { signupRoutes } from './features/signup/routes.ts';
import { calendarRoutes } from './features/site/calendar-feed.ts';
import { cardRoutes } from './features/site/card-routes.ts';
import { chapterPageRoute } from './features/site/chapter-page.ts';
import { siteRoutes } from './features/site/routes.ts';
import { searchPageRoute } from './features/site/search-page.ts';
import { sharedDayPageRoute } from './features/site/shared-day-page.ts';

/** Mounts all routes. Opens no port. */
export async function buildApp(deps: Deps, features: FeatureDeps): Promise<FastifyInstance> {
  const app = httpApp({ ...deps, hashNetwork: networkHasher(deps.siteSecret) });
  await healthRoutes(app, deps);
  metricsRoute(app, deps.metrics, deps.config.metricsToken);
  serveStaticFiles(app, deps.staticFiles);
  const cardDeps = { ...features, site: deps.site, siteName: deps.config.site.name };
  siteRoutes(app, deps.site, cardDeps);
  calendarRoutes(app, {
    ...features,
    siteName: deps.config.site.name,
    publicUrl: deps.config.publicUrl,
    security: deps.security.page,
  });
  cardRoutes(app, { ...cardDeps, cards: deps.cards, security: deps.security.media });
  if (deps.pool) await identityRoutes(app, identityParts(deps, deps.pool));
  signupRoutes(app, features);
  accountRoutes(app, features);
  resetRoutes(app, features);
  await checkoutRoutes(app, features);
  subscriptionRoutes(app, features);
  await homilyRoutes(app, features);
  bookmarkRoutes(app, features);
  await morningMailRoutes(app, features);
  podcastRoutes(app, features);
  const { site, organization, publicUrl } = deps.config;
  feedRoutes(app, {
    ...features,
    feedSite: { siteName: site.name, organization: organization.name, publicUrl },
    log: deps.logger,
  });
  const { port, dataDir } = deps.config;
  siteStatusRoute(app, { ...features, readStatus: () => readStatusLines({ ...features, dataDir }, port) });
  chapterPageRoute(app, { ...features, site: deps.site, security: deps.security.page });
  searchPageRoute(app, { ...features, site: deps.site, security: deps.security.page });
  sharedDayPageRoute(app, { ...features, ...cardDeps, security: deps.security.page });
  await blogRoutes(app, features, deps.security.media);
  searchRoutes(app, features);
  await app.ready();
  return app;
}

function identityParts({ config }: Deps, pool: UserPool) {
  const isOnOtherOrigin = new URL(config.identity.endpoint).origin !== config.publicUrl;
  return {
    pool,
    poolId: config.identity.userPoolId,
    loadTestKey: config.loadTestKey,
    pagesOrigin: isOnOtherOrigin ? config.publicUrl : null,
  };
}
