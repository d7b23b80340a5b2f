import { getSiteStatus, type SiteStatus } from '@wayfare/contracts/calls/site-status';
import { statusReaders } from '@wayfare/contracts/rules/policies';
import type { FastifyInstance } from 'fastify';
import type { Identity } from '#adapters/identity/identity.ts';
import { ofOnePerson } from '#http/answers/of-one-person.ts';
import { requireGroup } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';

interface Needs {
  readonly identity: Pick<Identity, 'verifyToken' | 'isInGroup'>;
  readonly look: () => Promise<SiteStatus['lines']>;
}

/** What `wayfare status` says, for who runs the site and has no terminal at hand; this service is asked, as of the activity. */
export function siteStatusRoute(app: FastifyInstance, { identity, look }: Needs): void {
  route(app, getSiteStatus, {
    guards: { operator: requireGroup(identity, statusReaders) },
    handler: async ({ reply }) => {
      ofOnePerson(reply);
      return { lines: await look() };
    },
  });
}
