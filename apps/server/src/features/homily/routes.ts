import type { FastifyInstance } from 'fastify';
import { editingRoutes } from './editing/routes.ts';
import type { HomilyDeps } from './homily-deps.ts';
import type { MorningMailDeps } from './morning-mail/morning-mail-deps.ts';
import { morningMailRoutes } from './morning-mail/routes.ts';
import { feedOutline } from './reading/outline.ts';
import { readingRoutes } from './reading/routes.ts';
import { todayIn } from './today.ts';

/** Everything below /api/homily, and the page behind the link that stops the morning mail. */
export async function homilyRoutes(app: FastifyInstance, deps: HomilyDeps & MorningMailDeps): Promise<void> {
  textRoutes(app, deps);
  await morningMailRoutes(app, deps);
}

/** Reading and editing. */
export function textRoutes(app: FastifyInstance, deps: HomilyDeps): void {
  const outlines = feedOutline(deps.db);
  const today = todayIn(deps.timeZone, deps.clock);
  readingRoutes(app, deps, { outlines, today });
  editingRoutes(app, deps, { outlines, today });
}
