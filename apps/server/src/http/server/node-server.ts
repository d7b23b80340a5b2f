import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { httpLimits } from '../limits.ts';
import { type ProblemCode, problems } from '../responses/problems.ts';
import type { HeaderRecord } from '../responses/security-headers.ts';

/**
 * An `import … from 'node:http'` reads each of its exports, and one of those loads a whole HTTP client:
 * 12 MB and 10 ms for nothing. This way only what is named is touched.
 */
const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http');

/** What Node could not even read as a request: answered by hand, because there is nothing to answer through. */
function clientErrorAnswer(security: HeaderRecord): (error: Error, socket: Duplex) => void {
  return (error, socket) => {
    // Into the middle of another answer nothing may be written: the reader could not tell the two apart.
    const isAnswering =
      '_httpMessage' in socket && socket._httpMessage !== null && socket._httpMessage !== undefined;
    if (!socket.writable || isAnswering || codeOf(error) === 'ECONNRESET') socket.destroy();
    else socket.end(written(problemOf(codeOf(error)), security));
  };
}

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

function problemOf(code: string): ProblemCode {
  if (code === 'HPE_HEADER_OVERFLOW') return 'headers_too_large';
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request_timeout' : 'malformed_request';
}

function written(code: ProblemCode, security: HeaderRecord): string {
  const { status, message } = problems[code];
  const body = JSON.stringify({ code, message });
  const headers = {
    ...security,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

/** A door to the app with every limit on it. */
export function nodeServer(listener: RequestListener, security: HeaderRecord): Server {
  const server = createServer(
    {
      headersTimeout: httpLimits.headersTimeoutMs,
      requestTimeout: httpLimits.requestTimeoutMs,
      connectionsCheckingInterval: httpLimits.connectionsCheckingIntervalMs,
      keepAliveTimeout: httpLimits.keepAliveTimeoutMs,
      maxHeaderSize: httpLimits.maxHeaderBytes,
      // The host guard refuses a missing host too, in the same form as everything else.
      requireHostHeader: false,
    },
    boundedPerSocket(listener),
  );
  server.maxConnections = httpLimits.maxConnections;
  server.setTimeout(httpLimits.stalledSocketMs);
  const sockets = new Map<Socket, number>();
  socketsOf.set(server, sockets);
  server.on('connection', (socket) => {
    sockets.set(socket, performance.now());
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('clientError', clientErrorAnswer(security));
  // Node would answer an expectation it does not know by itself, without our headers.
  server.on('checkExpectation', listener);
  return server;
}

const socketsOf = new WeakMap<Server, ReadonlyMap<Socket, number>>();

/** A request may be on its way on a connection that was opened only now. */
const restingAfterMs = 300;

/**
 * Closes the connections that nobody is waiting on. Browsers open some in advance, and Node does not count
 * those as idle before their first request.
 */
export function closeUnusedConnections(server: Server): void {
  server.closeIdleConnections();
  const since = performance.now() - restingAfterMs;
  for (const [socket, openedAt] of socketsOf.get(server) ?? []) {
    if (socket.bytesRead === 0 && openedAt < since) socket.destroy();
  }
}

/**
 * Node's own limit asks the client to close, leaves the door open, and answers a client that stays with
 * nothing but 503. Here the last answer closes the connection itself.
 */
function boundedPerSocket(listener: RequestListener): RequestListener {
  const served = new WeakMap<Socket, number>();
  return (request, response) => {
    const count = (served.get(request.socket) ?? 0) + 1;
    served.set(request.socket, count);
    if (count >= httpLimits.maxRequestsPerSocket) response.shouldKeepAlive = false;
    listener(request, response);
  };
}
