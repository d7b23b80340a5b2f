import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { destination, type Logger, pino } from 'pino';
import type { NetworkHash } from '../client-network.ts';
import { isServicePath } from './host-guard.ts';
import { readableStack, redact, scrub } from './log-serializers.ts';

export type { Logger };

interface Sink {
  write(line: string): unknown;
}

/** One JSON object a line, on standard output. What must stay secret is taken out on two ways. */
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

/** For a person at a terminal: the level, the message, and the details that tell one line from another. */
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

/** Not the whole error: PostgreSQL's own carry the row in `detail`. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  const stack = error.stack === undefined ? undefined : readableStack(error.stack);
  return { type: error.name, message: error.message, code, stack, cause };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose good token the call bore: the `sub`. */
    subject: string | null;
    /** Why the call was refused or failed; null where it was answered. */
    problemCode: string | null;
  }
}

interface RequestLogDeps {
  readonly logger: Logger;
  readonly hashNetwork: NetworkHash;
}

/**
 * A line for each call of a service; pages and files only while somebody debugs, so that the ordinary
 * visit costs no logging at all.
 */
export function logRequests(app: FastifyInstance, { logger, hashNetwork }: RequestLogDeps): void {
  app.decorateRequest('subject', null);
  app.decorateRequest('problemCode', null);
  const logsPages = logger.isLevelEnabled('debug');
  app.addHook('onRoute', (route) => {
    if (!logsPages && !isServicePath(route.url)) return;
    const log = async (request: FastifyRequest, reply: FastifyReply) =>
      logRequest({ logger, hashNetwork }, request, reply);
    route.onResponse = [log, ...[route.onResponse ?? []].flat()];
  });
}

function logRequest(
  { logger, hashNetwork }: RequestLogDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { url } = request.routeOptions;
  const line = {
    requestId: request.id,
    method: request.method,
    // The pattern, never the address itself: that one carries tokens.
    route: url ?? null,
    status: reply.statusCode,
    ...(request.problemCode === null ? {} : { code: request.problemCode }),
    ms: Math.round(reply.elapsedTime * 10) / 10,
    network: hashNetwork(request.ip),
    ...(request.subject === null ? {} : { subject: request.subject }),
  };
  logger[levelOf(reply.statusCode, isServicePath(url ?? ''))](line, 'answered');
}

/** A call of a service at an address that no route answers; what else strangers ask for is not worth a line. */
export function logUnknownCall(
  { logger, hashNetwork }: RequestLogDeps,
  { id: requestId, method, url, ip }: FastifyRequest,
  { status, code }: { status: number; code: string },
): void {
  if (isServicePath(url))
    logger.warn({ requestId, method, route: null, status, code, network: hashNetwork(ip) }, 'answered');
}

/** A pause is no fault. */
const unavailable = 503;

function levelOf(status: number, isService: boolean): 'debug' | 'info' | 'warn' | 'error' {
  if (status >= 500) return status === unavailable ? 'warn' : 'error';
  if (!isService) return 'debug';
  return status >= 400 ? 'warn' : 'info';
}
