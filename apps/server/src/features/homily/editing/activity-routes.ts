import { listActivity as listContract } from '@wayfare/contracts/calls/activity';
import { activityReaders } from '@wayfare/contracts/rules/policies';
import type { FastifyInstance } from 'fastify';
import { listActivity } from '#features/activity/activity.ts';
import { requireGroup } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import type { HomilyDeps } from '../homily-deps.ts';

const onOnePage = 100;

/** Who changed what, posts among it, for those who answer for all of it. */
export function activityRoutes(
  app: FastifyInstance,
  { db, identity }: Pick<HomilyDeps, 'db' | 'identity'>,
): void {
  route(app, listContract, {
    guards: { chief: requireGroup(identity, activityReaders) },
    handler: async ({ query }) => {
      const before = query.before === undefined ? null : Number(query.before);
      const rows = await listActivity(db, { before, kind: query.kind ?? null, limit: onOnePage + 1 });
      const entries = rows.slice(0, onOnePage);
      const last = entries.at(-1);
      return {
        entries: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
        next: rows.length > onOnePage && last !== undefined ? String(last.number) : null,
      };
    },
  });
}
