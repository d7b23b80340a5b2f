import type { FastifyInstance } from 'fastify';
import { editingRoutes } from './editing/routes.ts';
import type { HomilyDeps } from './homily-deps.ts';
import { feedOutline } from './reading/outline.ts';
import { readingRoutes } from './reading/routes.ts';
import { todayIn } from './today.ts';

export function homilyRoutes(app: FastifyInstance, deps: HomilyDeps): void {
  const outlines = feedOutline(deps.db);
  const today = todayIn(deps.timeZone, deps.clock);
  readingRoutes(app, deps, { outlines, today });
  editingRoutes(app, deps, { outlines, today });
}
