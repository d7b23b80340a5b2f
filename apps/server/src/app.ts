import type { FastifyInstance } from 'fastify';
import { healthRoutes } from '#http/health.ts';
import { httpApp } from '#http/http-app.ts';
import { serveStaticFiles } from '#http/static-files.ts';
import type { Deps } from './compose.ts';
import { siteRoutes } from './features/site/routes.ts';

/** The server's table of contents. No port is opened here. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = httpApp(deps);
  healthRoutes(app, deps);
  serveStaticFiles(app, deps.staticFiles);
  // Each feature has its line here, in the order of its address.
  siteRoutes(app, deps.site);
  await app.ready();
  return app;
}
