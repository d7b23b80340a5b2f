import type { FastifyInstance } from 'fastify';
import type { Config } from '#config.ts';

/** What the pages of the site may send to an address on another origin, and read of its answers. */
interface Terms {
  readonly methods: readonly string[];
  readonly allowedHeaders: readonly string[];
  readonly exposedHeaders: readonly string[];
  readonly maxAgeSeconds: number;
}

interface Allowed extends Terms {
  /** The one origin whose pages may call. */
  readonly origin: string;
  /** The routes that browsers ask before they call. */
  readonly paths: readonly string[];
  readonly covers: (url: string) => boolean;
}

const ofServices: Terms = {
  methods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowedHeaders: ['authorization', 'content-type', 'x-csrf-token'],
  exposedHeaders: ['retry-after', 'x-request-id'],
  maxAgeSeconds: 7_200,
};

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
    .map(([service]) => `/api/${service}/`);
  if (mounts.length === 0) return;
  allowOrigin(app, {
    ...ofServices,
    origin: config.publicUrl,
    paths: mounts.map((mount) => `${mount}*`),
    covers: (url) => mounts.some((mount) => url.startsWith(mount)),
  });
}

const isForeign = (base: string, publicUrl: string): boolean => new URL(base, publicUrl).origin !== publicUrl;

/** Lets the pages of one origin call, and no other pages. */
export function allowOrigin(app: FastifyInstance, { origin, paths, covers, ...terms }: Allowed): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (covers(request.url)) {
      reply.header('vary', 'origin');
      if (request.headers.origin === origin) {
        reply.header('access-control-allow-origin', origin);
        reply.header('access-control-expose-headers', terms.exposedHeaders.join(', '));
      }
    }
    done();
  });
  for (const path of paths) {
    app.options(path, (request, reply) => {
      if (request.headers.origin === origin) {
        reply.header('access-control-allow-methods', terms.methods.join(', '));
        reply.header('access-control-allow-headers', terms.allowedHeaders.join(', '));
        reply.header('access-control-max-age', String(terms.maxAgeSeconds));
      }
      reply.code(204).send();
    });
  }
}
