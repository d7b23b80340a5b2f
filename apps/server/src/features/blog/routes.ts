import type { FastifyInstance } from 'fastify';
import type { HeaderRecord } from '#http/answers/security-headers.ts';
import type { BlogDeps } from './blog-deps.ts';
import { doorRoutes } from './door-routes.ts';
import { readingRoutes } from './reading-routes.ts';
import { writingRoutes } from './writing-routes.ts';

export async function blogRoutes(app: FastifyInstance, deps: BlogDeps, media: HeaderRecord): Promise<void> {
  readingRoutes(app, deps);
  writingRoutes(app, deps);
  const { door } = deps.storage;
  if (door !== null) await doorRoutes(app, { door, clock: deps.clock, media });
}
