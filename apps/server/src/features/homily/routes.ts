import type { FastifyInstance } from 'fastify';
import { editingRoutes } from './editing/routes.ts';
import type { HomilyDeps } from './homily-deps.ts';
import { readingRoutes } from './reading/routes.ts';
import { watchDates } from './reading/watch-dates.ts';
import { todayIn } from './today.ts';

export function homilyRoutes(app: FastifyInstance, deps: HomilyDeps): void {
  const watch = watchDates(deps.db);
  const today = todayIn(deps.timeZone, deps.clock);
  readingRoutes(app, deps, { watch, today });
  editingRoutes(app, deps, { watch, today });
}
