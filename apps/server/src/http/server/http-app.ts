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
import { hostGuard, isServicePath } from './host-guard.ts';
import { logRequests, logUnknownCall } from './logging.ts';
import { nodeServer } from './node-server.ts';
import { createPathRegistry, type NotFoundPage, notFound } from './not-found.ts';
import { measureRequests, type RequestTimes } from './request-times.ts';

/** Whether whoever connected may say for whom it asks: a proxy on this machine, or one that the settings name. */
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
    // A scope, as in fe80::1%eth0, is this machine's own word for a cable.
    const [address = ''] = peer.split('%', 1);
    return isIP(address) !== 0 && proxies.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  };
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

/** A Fastify with everything that all routes share, and no route yet. */
export function httpApp(parts: HttpParts): FastifyInstance {
  const { config, logger, security, lifecycle, notFoundPage } = parts;
  const isProxy = proxyCheck(config);
  const app = fastify({
    serverFactory: (listener) => nodeServer(listener, security.page),
    clientErrorHandler: () => {},
    // Who connected is judged by the address; who stands before that one, by its word.
    trustProxy: (address, hop) => (hop === 0 ? isProxy(address) : hop < config.trustProxy),
    genReqId: requestIds(isProxy),
    bodyLimit: httpLimits.jsonBytes,
    routerOptions: { maxParamLength: httpLimits.maxParamLength },
    schemaController: { compilersFactory: { buildValidator: noJsonSchemas, buildSerializer: noJsonSchemas } },
    // Fastify's own logging listens to the end of every answer, pages too; `logRequests` picks its routes.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    childLoggerFactory: (_parent, bindings, _options, { url = '' }) =>
      isServicePath(url) ? logger.child(bindings) : logger,
    // While stopping, whoever is still connected is served, and asked to close the connection.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...security.page, 'x-request-id': request.id });
      answerProblem(toProblem(error), request, reply);
    },
  });
  const known = createPathRegistry();
  app.addHook('onRoute', ({ url, method }) => known.add(url, [method].flat()));
  logRequests(app, parts);
  measureRequests(app, parts.requestTimes);
  // First, so that its pages can read every refusal of a service that was moved.
  allowSiteToCallServices(app, config);
  guardEveryRequest(app, {
    config,
    lifecycle,
    answerNotFound: (request, reply) => answerNotFound(request, reply),
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    dress(request, reply, security);
    // Before the connection goes, its client should know: a request sent meanwhile would be lost.
    if (lifecycle.phase() === 'stopping') reply.header('connection', 'close');
    done(null, payload);
  });
  app.setErrorHandler(errorHandler(logger, () => lifecycle.phase() === 'outdated'));
  app.setNotFoundHandler((request, reply) => answerNotFound(request, reply));
  readJsonBodies(app);
  return app;

  function answerNotFound(request: FastifyRequest, reply: FastifyReply): void {
    const verdict = notFound(request, known);
    if (verdict.forPeople) notFoundPage(request, reply);
    else {
      answerProblem(verdict.problem, request, reply);
      logUnknownCall(parts, request, verdict.problem);
    }
  }
}

/** Routes are held to contracts. Named here, so that Fastify does not load a second validator for nothing. */
function noJsonSchemas(): never {
  throw new Error('Routes here have contracts, not JSON schemas: mount them with route().');
}

interface Guards {
  readonly config: Config;
  readonly lifecycle: Lifecycle;
  readonly answerNotFound: (request: FastifyRequest, reply: FastifyReply) => void;
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Before anything else, and before a body is read: is it for us, and is it for anything? */
function guardEveryRequest(app: FastifyInstance, { config, lifecycle, answerNotFound }: Guards): void {
  const wrongHost = hostGuard(config);
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    // Nobody behind this line may read a host that a visitor made up.
    if (raw.headers['x-forwarded-host'] !== undefined) delete raw.headers['x-forwarded-host'];
    const code = wrongHost(raw);
    if (code === 'misdirected')
      done(problem(code, { message: `This site answers at ${config.publicUrl} only.` }));
    else if (code !== null) done(problem(code));
    else if (request.is404) answerNotFound(request, reply);
    else if (lifecycle.phase() === 'outdated' && !reading.has(request.method)) done(outdatedProblem());
    else done();
  });
}

function dress(request: FastifyRequest, reply: FastifyReply, security: SecurityHeaders): void {
  for (const [name, value] of Object.entries(security.page)) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  reply.header('x-request-id', request.id);
}

const wellFormed = /^[A-Za-z0-9_-]{8,64}$/;

/** Names each request in the log. A proxy's own name for it is kept, but a visitor cannot choose one. */
function requestIds(isProxy: (peer: string | undefined) => boolean): (request: IncomingMessage) => string {
  // Two servers, or two runs of one, must not give the same name; within a run a count is enough.
  const run = randomBytes(6).toString('base64url');
  let count = 0;
  return (request) => {
    const given = request.headers['x-request-id'];
    if (typeof given === 'string' && isProxy(request.socket.remoteAddress) && wellFormed.test(given))
      return given;
    count += 1;
    return `${run}${count.toString(36)}`;
  };
}
