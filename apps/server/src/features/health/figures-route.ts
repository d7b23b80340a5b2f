import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { problem } from '#http/answers/problems.ts';
import { isSameSecret } from '#http/guards/same-secret.ts';
import type { Figures } from './figures.ts';

const loopbackPeer = /^(::1|(::ffff:)?127(\.\d+){3})$/;
const loopbackHost = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;
/** Whatever of these a proxy adds: who asks through one is not on this machine. */
const marksOfProxies = ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

export function figuresRoute(app: FastifyInstance, figures: Figures, token: string | null): void {
  const config = { lets: ['this machine, or METRICS_TOKEN'] };
  app.get('/metrics', { config }, async (request, reply) => {
    const mayAsk =
      isFromHere(request.raw) ||
      (token !== null && isSameSecret(request.headers.authorization, `Bearer ${token}`));
    // To everybody else it is an address like any that is not there.
    if (!mayAsk) throw problem('no_such_route');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(figures.text());
  });
}

function isFromHere({ socket, headers }: IncomingMessage): boolean {
  return (
    loopbackPeer.test(socket.remoteAddress ?? '') &&
    loopbackHost.test(headers.host ?? '') &&
    marksOfProxies.every((name) => headers[name] === undefined)
  );
}
