import type { IncomingMessage } from 'node:http';
import { getSiteStatus, type SiteStatus } from '@wayfare/contracts/calls/site-status';
import { statusReaders } from '@wayfare/contracts/rules/policies';
import type { FastifyInstance } from 'fastify';
import type { Identity } from '#adapters/identity/identity.ts';
import { requireGroup } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import { isSameSecret } from '#http/guards/shared-secret.ts';
import { noStore } from '#http/responses/no-store.ts';
import { problem } from '#http/responses/problems.ts';
import type { Metrics } from './metrics.ts';

const loopbackPeer = /^(::1|(::ffff:)?127(\.\d+){3})$/;
const loopbackHost = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;
/** Whatever of these a proxy adds: who asks through one is not on this machine. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

export function metricsRoute(app: FastifyInstance, figures: Metrics, token: string | null): void {
  const config = { allows: ['this machine, or METRICS_TOKEN'] };
  app.get('/metrics', { config }, async (request, reply) => {
    const mayAsk =
      isLocalRequest(request.raw) ||
      (token !== null && isSameSecret(request.headers.authorization, `Bearer ${token}`));
    // To everybody else it is an address like any that is not there.
    if (!mayAsk) throw problem('no_such_route');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(figures.text());
  });
}

function isLocalRequest({ socket, headers }: IncomingMessage): boolean {
  return (
    loopbackPeer.test(socket.remoteAddress ?? '') &&
    loopbackHost.test(headers.host ?? '') &&
    proxyHeaders.every((name) => headers[name] === undefined)
  );
}

interface SiteStatusDeps {
  readonly identity: Pick<Identity, 'verifyToken' | 'isInGroup'>;
  readonly readStatus: () => Promise<SiteStatus['lines']>;
}

/** What `wayfare status` says, for who runs the site and has no terminal at hand; this service is asked, as of the activity. */
export function siteStatusRoute(app: FastifyInstance, { identity, readStatus: look }: SiteStatusDeps): void {
  route(app, getSiteStatus, {
    guards: { operator: requireGroup(identity, statusReaders) },
    handler: async ({ reply }) => {
      noStore(reply);
      return { lines: await look() };
    },
  });
}
