import type { IncomingMessage } from 'node:http';
import { getSiteStatus, type SiteStatus } from '@wayfare/contracts/calls/site-status';
import { statusReaders } from '@wayfare/contracts/rules/policies';
import type { FastifyInstance } from 'fastify';
import type { Identity } from '#adapters/identity/identity.ts';
import { requireGroup } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import { problem } from '#http/responses/problems.ts';
import { isSameSecret } from '#secret-token.ts';
import type { Metrics } from './metrics.ts';

const loopbackPeer = /^(::1|(::ffff:)?127(\.\d+){3})$/;
const loopbackHost = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;
/** Headers that proxies add. Such a request does not come from this machine. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

export function metricsRoute(app: FastifyInstance, metrics: Metrics, token: string | null): void {
  const config = { allows: ['this machine, or METRICS_TOKEN'] };
  app.get('/metrics', { config }, async (request, reply) => {
    const isAllowed =
      isLocalRequest(request.raw) ||
      (token !== null && isSameSecret(request.headers.authorization, `Bearer ${token}`));
    // Answers as an unknown route to everybody else.
    if (!isAllowed) throw problem('no_such_route');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text());
  });
}

const isLocalRequest = ({ socket, headers }: IncomingMessage): boolean =>
  loopbackPeer.test(socket.remoteAddress ?? '') &&
  loopbackHost.test(headers.host ?? '') &&
  proxyHeaders.every((name) => headers[name] === undefined);

interface SiteStatusDeps {
  readonly identity: Pick<Identity, 'verifyToken' | 'isInGroup'>;
  readonly readStatus: () => Promise<SiteStatus['lines']>;
}

/** The lines of `wayfare status`, for operators in the dashboard. */
export function siteStatusRoute(app: FastifyInstance, { identity, readStatus }: SiteStatusDeps): void {
  route(app, getSiteStatus, { operator: requireGroup(identity, statusReaders) }, async () => ({
    lines: await readStatus(),
  }));
}
