import type { FastifyInstance } from 'fastify';
import type { HeaderRecord } from '#http/answers/security-headers.ts';
import type { BlogDeps } from './blog-deps.ts';
import { localMediaRoutes } from './local-media-routes.ts';
import { readingRoutes } from './reading-routes.ts';
import { writingRoutes } from './writing-routes.ts';

export async function blogRoutes(app: FastifyInstance, deps: BlogDeps, media: HeaderRecord): Promise<void> {
  readingRoutes(app, deps);
  writingRoutes(app, deps);
  const { localMedia } = deps.storage;
  if (localMedia !== null) await localMediaRoutes(app, { localMedia, clock: deps.clock, media });
}
