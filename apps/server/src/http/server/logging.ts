import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { destination, type Logger, pino } from 'pino';
import type { NetworkHash } from '../client-network.ts';
import { isServicePath } from './host-guard.ts';

const frame = /(?<![^\s(])(?:file:\/\/)?(\/[^\s():]+\.js):(\d+):(\d+)/g;

/**
 * A stack with source positions instead of bundle positions, from the source map beside the bundle. Node's
 * `--enable-source-maps` would read all maps, also those of bundles in which nothing failed.
 */
export function readableStack(stack: string): string {
  return stack.replaceAll(frame, (whole, file: string, line: string, column: string) => {
    const entry = getSourceMap(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (entry === undefined || !('originalSource' in entry)) return whole;
    // The root of the sources is three folders above a bundle of the server.
    const folder = dirname(file);
    const source = relative(join(folder, '..', '..', '..'), resolve(folder, entry.originalSource));
    return `${source}:${entry.originalLine + 1}`;
  });
}

const sourceMaps = new Map<string, SourceMap | null>();

/** Null if there is none: the positions of the bundle stay. */
function getSourceMap(file: string): SourceMap | null {
  const cached = sourceMaps.get(file);
  if (cached !== undefined) return cached;
  let map: SourceMap | null = null;
  try {
    map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  } catch {
    // The map is missing or broken.
  }
  sourceMaps.set(file, map);
  return map;
}

const secretName = /authorization|cookie|token|passw|secret|signature|credential|csrf|session|e-?mail/i;
const hidden = '[hidden]';

/** Hides values by the names of their fields. */
function redact(details: object, depth = 1): Record<string, unknown> {
  const members = Object.entries(details);
  return Object.fromEntries(
    members.map(([name, member]) => [name, secretName.test(name) ? hidden : redactValue(member, depth)]),
  );
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error || value instanceof Date)
    return value;
  if (depth > 4) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => redactValue(item, depth + 1));
  return redact(value, depth + 1);
}

/** JSON escapes come first in both patterns and are kept, because cutting one would break the line. */
const secretPattern =
  /\\(?:u[0-9a-f]{4}|.)|\b(?:(?<scheme>Bearer|Basic) +[\w.~+/=-]+|(?<key>sk|rk|whsec)_[\w-]{4,})|(?<address>\/(?:feed|audio|recordings)\/)[\w-]{16,}|(?<parameter>[?&][\w-]{0,64}(?:token|password|secret|signature|email)[\w-]{0,64}=)[^&\s"\\]+/gi;
const wordPattern = /\\(?:u[0-9a-f]{4}|.)|[\w.%+'@-]+/gi;

/** Hides secrets by their form, anywhere in a line: in messages, URLs and stacks. Linear in the length of the line. */
export function scrub(line: string): string {
  const clean = line.replace(secretPattern, (match, ...rest) => {
    const { scheme, key, address, parameter }: Record<string, string | undefined> = rest.at(-1);
    const name = scheme ?? key ?? address ?? parameter;
    return name === undefined ? match : `${name}${hidden}`;
  });
  return clean.replace(wordPattern, (word) => (word.startsWith('\\') ? word : scrubWord(word)));
}

const mailAddress = /[^@](?:@|%40)[a-z0-9-]/i;
const tokenPart = /\beyJ[\w-]/i;

function scrubWord(word: string): string {
  if (mailAddress.test(word)) return '[mail address]';
  const parts = word.split('.');
  return parts.some((part, at) => at < parts.length - 1 && tokenPart.test(part)) ? '[token]' : word;
}

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
        log: (details) => redact(details),
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

/** Logs an answered request. Pages and files are logged at level debug only, so that visits cost no logging. */
export function logRequest(
  { logger, hashNetwork }: RequestLogDeps,
  request: FastifyRequest,
  { route, status, ms }: { readonly route: string; readonly status: number; readonly ms: number },
): void {
  const level = logLevel(status, isServicePath(route));
  // Before the line is built, which takes as long as a short query.
  if (!logger.isLevelEnabled(level)) return;
  const line = {
    requestId: request.id,
    method: request.method,
    // The pattern and not the URL, which may contain tokens.
    route,
    status,
    ...(request.problemCode === null ? {} : { code: request.problemCode }),
    ms: Math.round(ms * 10) / 10,
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
