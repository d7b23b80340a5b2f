import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { HeaderRecord } from '../answers/security-headers.ts';
import { httpLimits } from '../guards/limits.ts';
import { clientErrorAnswer } from './client-errors.ts';
import { createServer } from './node-http.ts';

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
export function closeRestingConnections(server: Server): void {
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
