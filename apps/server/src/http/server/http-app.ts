import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4 } from 'node:net';
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '#config.ts';
import type { NetworkHash } from '../client-network.ts';
import { allowSiteToCallServices } from '../guards/cors.ts';
import { readJsonBodies } from '../guards/request-body.ts';
import { httpLimits } from '../limits.ts';
import { answerProblem, errorHandler, outdatedProblem, toProblem } from '../responses/errors.ts';
import { problem } from '../responses/problems.ts';
import type { SecurityHeaders } from '../responses/security-headers.ts';
import type { Lifecycle } from './graceful-stop.ts';
import { hostGuard } from './host-guard.ts';
import { logRequest, logUnknownCall } from './logging.ts';
import { nodeServer } from './node-server.ts';
import { createPathRegistry, type NotFoundPage, notFound } from './not-found.ts';
import type { RequestTimes } from './request-times.ts';

/** Whether X-Forwarded-For from this peer is trusted: proxies on this machine or in TRUST_PROXY_FROM. */
function proxyCheck({
  trustProxy,
  trustProxyFrom,
}: Pick<Config, 'trustProxy' | 'trustProxyFrom'>): (peer: string | undefined) => boolean {
  if (trustProxy === 0) return () => false;
  const proxies = new BlockList();
  proxies.addSubnet('127.0.0.0', 8);
  proxies.addAddress('::1', 'ipv6');
  for (const name of trustProxyFrom) {
    const [address = '', length] = name.split('/');
    const kind = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (length === undefined) proxies.addAddress(address, kind);
    else proxies.addSubnet(address, Number(length), kind);
  }
  return (peer = '') => {
    // Without the zone, as in fe80::1%eth0.
    const [address = ''] = peer.split('%', 1);
    return isIP(address) !== 0 && proxies.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Alternating names and values. */
    securityHeaders: readonly string[];
    isStopping: () => boolean;
  }
}

interface HttpParts {
  readonly config: Config;
  readonly logger: Logger;
  readonly hashNetwork: NetworkHash;
  readonly security: SecurityHeaders;
  readonly lifecycle: Lifecycle;
  readonly requestTimes: RequestTimes;
  readonly notFoundPage: NotFoundPage;
}

/** Fastify with everything that all routes share, without any route. */
export function httpApp(parts: HttpParts): FastifyInstance {
  const { config, logger, security, lifecycle, notFoundPage } = parts;
  const isProxy = proxyCheck(config);
  const app = fastify({
    serverFactory: (listener) => nodeServer(listener, security.page),
    clientErrorHandler: () => {},
    // The peer is trusted by its address; the hops before it, by their number.
    trustProxy:
      config.trustProxy > 0 && ((address, hop) => (hop === 0 ? isProxy(address) : hop < config.trustProxy)),
    genReqId: requestIdGenerator(isProxy),
    bodyLimit: httpLimits.jsonBytes,
    routerOptions: { maxParamLength: httpLimits.maxParamLength },
    schemaController: { compilersFactory: { buildValidator: noJsonSchemas, buildSerializer: noJsonSchemas } },
    // Fastify's logging would add a listener to every response; `observeRequests` has one already.
    logController: new LogController({ disableRequestLogging: true }),
    // A logger per request costs more than a short query. Lines that need the request id name it.
    childLoggerFactory: () => logger,
    // While stopping, open connections are still served and asked to close.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...security.page, 'x-request-id': request.id });
      answerProblem(toProblem(error), request, reply);
    },
  });
  const paths = createPathRegistry();
  app.addHook('onRoute', ({ url, method }) => paths.add(url, [method].flat()));
  observeRequests(app, parts);
  // First, so that pages on another origin can read errors of the hooks below.
  allowSiteToCallServices(app, config);
  guardEveryRequest(app, {
    config,
    lifecycle,
    answerNotFound: (request, reply) => answerNotFound(request, reply),
  });
  app.decorate('securityHeaders', Object.entries(security.page).flat());
  app.decorate('isStopping', () => lifecycle.phase() === 'stopping');
  const addHeaders = headerSetter(security);
  app.addHook('onSend', (request, reply, payload, done) => {
    addHeaders(request, reply);
    // Tells the client not to send another request on this connection.
    if (app.isStopping()) reply.header('connection', 'close');
    done(null, payload);
  });
  app.setErrorHandler(errorHandler(logger, () => lifecycle.phase() === 'outdated'));
  app.setNotFoundHandler((request, reply) => answerNotFound(request, reply));
  readJsonBodies(app);
  return app;

  function answerNotFound(request: FastifyRequest, reply: FastifyReply): void {
    const result = notFound(request, paths);
    if (result.isPage) notFoundPage(request, reply);
    else {
      answerProblem(result.problem, request, reply);
      logUnknownCall(parts, request, result.problem);
    }
  }
}

/** Measures and logs each answer. Fastify's own hook for answers would add two more listeners to each. */
function observeRequests(app: FastifyInstance, parts: HttpParts): void {
  app.decorateRequest('subject', null);
  app.decorateRequest('problemCode', null);
  app.addHook('onRequest', (request, { raw }, done) => {
    const startedAt = performance.now();
    raw.once('finish', () => {
      const status = raw.statusCode;
      const ms = performance.now() - startedAt;
      // The pattern, because visitors must not be able to create a time series for each URL. Undefined for unknown paths.
      const route = request.routeOptions.url;
      parts.requestTimes.observe(route ?? 'none', request.method, status, ms / 1000);
      if (route !== undefined) logRequest(parts, request, { route, status, ms });
    });
    done();
  });
}

/** Routes are validated by contracts; this keeps Fastify from loading a second validator. */
function noJsonSchemas(): never {
  throw new Error('Routes have contracts, not JSON schemas: mount them with route().');
}

interface Guards {
  readonly config: Config;
  readonly lifecycle: Lifecycle;
  readonly answerNotFound: (request: FastifyRequest, reply: FastifyReply) => void;
}

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Runs before the body is read. */
function guardEveryRequest(app: FastifyInstance, { config, lifecycle, answerNotFound }: Guards): void {
  const wrongHost = hostGuard(config);
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    // Visitors can send any X-Forwarded-Host, so nothing may read it.
    if (raw.headers['x-forwarded-host'] !== undefined) delete raw.headers['x-forwarded-host'];
    const code = wrongHost(raw);
    if (code === 'misdirected')
      done(problem(code, { message: `This site answers at ${config.publicUrl} only.` }));
    else if (code !== null) done(problem(code));
    else if (request.is404) answerNotFound(request, reply);
    else if (lifecycle.phase() === 'outdated' && !readMethods.has(request.method)) done(outdatedProblem());
    else done();
  });
}

/** Sets the headers that a route has not set itself. */
function headerSetter({ page }: SecurityHeaders): (request: FastifyRequest, reply: FastifyReply) => void {
  const defaults = Object.entries({ ...page, 'cache-control': 'no-store' });
  return (request, reply) => {
    for (const [name, value] of defaults) if (!reply.hasHeader(name)) reply.header(name, value);
    reply.header('x-request-id', request.id);
  };
}

const validRequestId = /^[A-Za-z0-9_-]{8,64}$/;

/** Generates request ids. An id from a trusted proxy is kept; visitors cannot choose one. */
function requestIdGenerator(
  isProxy: (peer: string | undefined) => boolean,
): (request: IncomingMessage) => string {
  // Random per process, so that ids of several servers and runs differ.
  const run = randomBytes(6).toString('base64url');
  let count = 0;
  return (request) => {
    const proxyId = request.headers['x-request-id'];
    if (typeof proxyId === 'string' && isProxy(request.socket.remoteAddress) && validRequestId.test(proxyId))
      return proxyId;
    count += 1;
    return `${run}${count.toString(36)}`;
  };
}
