import { listActivity as listContract } from '@wayfare/contracts/calls/activity';
import { activityReaders } from '@wayfare/contracts/rules/policies/activity';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#adapters/db/database.ts';
import type { Identity } from '#adapters/identity/identity.ts';
import { requireGroup } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import { listActivity } from './activity.ts';

const onOnePage = 100;

export interface ActivityDeps {
  readonly db: Db;
  readonly identity: Pick<Identity, 'verifyToken' | 'isInGroup'>;
}

export function activityRoutes(app: FastifyInstance, { db, identity }: ActivityDeps): void {
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
