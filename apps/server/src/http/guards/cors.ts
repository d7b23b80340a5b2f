import type { FastifyInstance } from 'fastify';
import type { Config } from '#config.ts';

interface CorsPolicy {
  readonly methods: readonly string[];
  readonly allowedHeaders: readonly string[];
  readonly exposedHeaders: readonly string[];
  readonly maxAgeSeconds: number;
}

interface AllowedOrigin extends CorsPolicy {
  readonly origin: string;
  /** Routes that answer preflight requests. */
  readonly paths: readonly string[];
  readonly covers: (url: string) => boolean;
}

const servicePolicy: CorsPolicy = {
  methods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowedHeaders: ['authorization', 'content-type', 'x-csrf-token'],
  exposedHeaders: ['retry-after', 'x-request-id'],
  maxAgeSeconds: 7_200,
};

/** Lets pages of the site call services that the settings put on another origin. Without such a service, adds no hook. */
export function allowSiteToCallServices(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl' | 'services'>,
): void {
  const mounts = Object.entries(config.services)
    .filter(([, base]) => isForeign(base, config.publicUrl))
    .map(([service]) => `/api/${service}/`);
  if (mounts.length === 0) return;
  allowOrigin(app, {
    ...servicePolicy,
    origin: config.publicUrl,
    paths: mounts.map((mount) => `${mount}*`),
    covers: (url) => mounts.some((mount) => url.startsWith(mount)),
  });
}

const isForeign = (base: string, publicUrl: string): boolean => new URL(base, publicUrl).origin !== publicUrl;

export function allowOrigin(app: FastifyInstance, { origin, paths, covers, ...policy }: AllowedOrigin): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (covers(request.url)) {
      reply.header('vary', 'origin');
      if (request.headers.origin === origin) {
        reply.header('access-control-allow-origin', origin);
        reply.header('access-control-expose-headers', policy.exposedHeaders.join(', '));
      }
    }
    done();
  });
  for (const path of paths) {
    app.options(path, (request, reply) => {
      if (request.headers.origin === origin) {
        reply.header('access-control-allow-methods', policy.methods.join(', '));
        reply.header('access-control-allow-headers', policy.allowedHeaders.join(', '));
        reply.header('access-control-max-age', String(policy.maxAgeSeconds));
      }
      reply.code(204).send();
    });
  }
}
