import type { FastifyInstance } from 'fastify';
import type { Config } from '#config.ts';

const allowedHeaders = 'authorization, content-type, x-csrf-token';
const allowedMethods = 'GET, POST, PUT, DELETE';
const exposedHeaders = 'retry-after, x-request-id';
const twoHours = '7200';

/**
 * A service that the settings give an address of its own may be called by the site's pages, from their one
 * origin, and by nobody else's. Without such a setting nothing here is switched on.
 */
export function allowSiteToCallServices(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl' | 'services'>,
): void {
  const mounts = Object.entries(config.services)
    .filter(([, base]) => isForeign(base, config.publicUrl))
    .map(([service]) => `/api/${service}`);
  if (mounts.length === 0) return;
  const isMoved = (url: string) => mounts.some((mount) => url.startsWith(`${mount}/`));
  app.addHook('onRequest', (request, reply, done) => {
    if (isMoved(request.url)) {
      reply.header('vary', 'origin');
      if (request.headers.origin === config.publicUrl) {
        reply.header('access-control-allow-origin', config.publicUrl);
        reply.header('access-control-expose-headers', exposedHeaders);
      }
    }
    done();
  });
  for (const mount of mounts) {
    app.options(`${mount}/*`, (request, reply) => {
      if (request.headers.origin === config.publicUrl) {
        reply.header('access-control-allow-methods', allowedMethods);
        reply.header('access-control-allow-headers', allowedHeaders);
        reply.header('access-control-max-age', twoHours);
      }
      reply.code(204).send();
    });
  }
}

const isForeign = (base: string, publicUrl: string): boolean => new URL(base, publicUrl).origin !== publicUrl;
