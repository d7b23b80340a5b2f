import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { httpLimits } from '../limits.ts';
import { type ProblemCode, problems } from '../responses/problems.ts';
import type { HeaderRecord } from '../responses/security-headers.ts';

/** An import of `node:http` reads each export, and one of them loads an HTTP client: 12 MB and 10 ms. */
const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http');

/** Answers input that Node cannot parse as a request. There is no response object, so it writes to the socket. */
const clientErrorHandler =
  (security: HeaderRecord): ((error: Error, socket: Duplex) => void) =>
  (error, socket) => {
    // Writing into a response that has begun would corrupt it.
    const isAnswering =
      '_httpMessage' in socket && socket._httpMessage !== null && socket._httpMessage !== undefined;
    if (!socket.writable || isAnswering || errorCode(error) === 'ECONNRESET') socket.destroy();
    else socket.end(formatResponse(toProblemCode(errorCode(error)), security));
  };

const errorCode = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

function toProblemCode(code: string): ProblemCode {
  if (code === 'HPE_HEADER_OVERFLOW') return 'headers_too_large';
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request_timeout' : 'malformed_request';
}

function formatResponse(code: ProblemCode, security: HeaderRecord): string {
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

/** An HTTP server with all limits of `httpLimits`. */
export function nodeServer(listener: RequestListener, security: HeaderRecord): Server {
  const server = createServer(
    {
      headersTimeout: httpLimits.headersTimeoutMs,
      requestTimeout: httpLimits.requestTimeoutMs,
      connectionsCheckingInterval: httpLimits.connectionsCheckingIntervalMs,
      // Node would create two timers for each request. The timeout of the socket also covers waiting for the next one.
      keepAliveTimeout: 0,
      maxHeaderSize: httpLimits.maxHeaderBytes,
      // The host guard refuses a missing host, in the usual error format.
      requireHostHeader: false,
    },
    (request, response) => {
      const connection = connections.get(request.socket);
      // Node's own limit would answer 503 instead.
      if (connection && ++connection.requests >= httpLimits.maxRequestsPerSocket)
        response.shouldKeepAlive = false;
      listener(request, response);
    },
  );
  server.maxConnections = httpLimits.maxConnections;
  server.setTimeout(httpLimits.idleSocketMs);
  const connections = new Map<Socket, Connection>();
  connectionsByServer.set(server, connections);
  server.on('connection', (socket) => {
    connections.set(socket, { openedAt: performance.now(), requests: 0 });
    socket.on('close', () => connections.delete(socket));
  });
  server.on('clientError', clientErrorHandler(security));
  // Otherwise Node answers an unknown Expect header itself, without our headers.
  server.on('checkExpectation', listener);
  return server;
}

interface Connection {
  readonly openedAt: number;
  requests: number;
}

const connectionsByServer = new WeakMap<Server, ReadonlyMap<Socket, Connection>>();

/** On a new connection a request may be in transit. */
const unusedAfterMs = 300;

/** Closes idle connections, including those on which no request was sent yet, which Node does not count as idle. */
export function closeUnusedConnections(server: Server): void {
  server.closeIdleConnections();
  const since = performance.now() - unusedAfterMs;
  for (const [socket, { openedAt }] of connectionsByServer.get(server) ?? []) {
    if (socket.bytesRead === 0 && openedAt < since) socket.destroy();
  }
}
