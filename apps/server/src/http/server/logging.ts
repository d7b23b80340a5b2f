import type { FastifyInstance, FastifyReply, FastifyRequest, onResponseHookHandler } from 'fastify';
import { destination, type Logger, pino } from 'pino';
import type { NetworkHash } from '../client-network.ts';
import { isServicePath } from './host-guard.ts';
import { readableStack, redact, scrub } from './log-serializers.ts';

export type { Logger };

interface Sink {
  write(line: string): unknown;
}

/** One JSON object per line, on standard output. Secrets are removed by field name and by form. */
export function createLogger(level: string, sink: Sink = destination({ fd: 1, sync: true })): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: {
        level: (label) => ({ level: label }),
        log: redact,
      },
      serializers: { err: describeError },
    },
    { write: (line) => void sink.write(scrub(line)) },
  );
}

/** For terminals: level, message and details in plain text. */
export const terminalSink: Sink = {
  write(line) {
    const { level, msg, err, time: _, requestId: __, network: ___, ...details }: LogLine = JSON.parse(line);
    const pairs = Object.entries(details).map(([name, value]) => ` ${name}=${String(value)}`);
    process.stdout.write(
      `${level}: ${msg}${pairs.join('')}\n${err === undefined ? '' : `${err.stack ?? err.message}\n`}`,
    );
  },
};

interface LogLine {
  readonly level: string;
  readonly msg: string;
  readonly err?: { readonly message: string; readonly stack?: string };
  readonly [detail: string]: unknown;
}

/** Only these fields, because errors of PostgreSQL contain the row in `detail`. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  const stack = error.stack === undefined ? undefined : readableStack(error.stack);
  return { type: error.name, message: error.message, code, stack, cause };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The `sub` of a valid token. */
    subject: string | null;
    /** The error code of the response. Null on success. */
    problemCode: string | null;
  }
}

interface RequestLogDeps {
  readonly logger: Logger;
  readonly hashNetwork: NetworkHash;
}

/** Logs each API request. Pages and files are logged at level debug only, so that visits cost no logging. */
export function logRequests(app: FastifyInstance, { logger, hashNetwork }: RequestLogDeps): void {
  app.decorateRequest('subject', null);
  app.decorateRequest('problemCode', null);
  const logsPages = logger.isLevelEnabled('debug');
  app.addHook('onRoute', (route) => {
    if (!logsPages && !isServicePath(route.url)) return;
    const log: onResponseHookHandler = (request, reply, done) => {
      logRequest({ logger, hashNetwork }, request, reply);
      done();
    };
    route.onResponse = [log, ...[route.onResponse ?? []].flat()];
  });
}

function logRequest(
  { logger, hashNetwork }: RequestLogDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { url } = request.routeOptions;
  const level = logLevel(reply.statusCode, isServicePath(url ?? ''));
  // Before the line is built, which takes as long as a short query.
  if (!logger.isLevelEnabled(level)) return;
  const line = {
    requestId: request.id,
    method: request.method,
    // The pattern and not the URL, which may contain tokens.
    route: url ?? null,
    status: reply.statusCode,
    ...(request.problemCode === null ? {} : { code: request.problemCode }),
    ms: Math.round(reply.elapsedTime * 10) / 10,
    network: hashNetwork(request.ip),
    ...(request.subject === null ? {} : { subject: request.subject }),
  };
  logger[level](line, 'answered');
}

/** Logs API requests that match no route. Other unknown URLs are not logged. */
export function logUnknownCall(
  { logger, hashNetwork }: RequestLogDeps,
  { id: requestId, method, url, ip }: FastifyRequest,
  { status, code }: { status: number; code: string },
): void {
  if (isServicePath(url))
    logger.warn({ requestId, method, route: null, status, code, network: hashNetwork(ip) }, 'answered');
}

function logLevel(status: number, isService: boolean): 'debug' | 'info' | 'warn' | 'error' {
  if (status >= 500) return status === 503 ? 'warn' : 'error';
  if (!isService) return 'debug';
  return status >= 400 ? 'warn' : 'info';
}
