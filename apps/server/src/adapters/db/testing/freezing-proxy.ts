import { createConnection, createServer, type Socket } from 'node:net';
import { listenLocally } from '../../../http/testing/free-port.ts';
import type { Connection } from '../connection.ts';

/** A proxy that can stop passing data on, as if PostgreSQL were paused. */
export async function freezingProxy(connection: Connection) {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer({ pauseOnConnect: true }, (socket) => {
    const upstream = connectTo(connection);
    for (const each of [socket, upstream]) {
      sockets.add(each);
      each.on('error', () => {});
      each.on('close', () => sockets.delete(each));
    }
    socket.pipe(upstream).pipe(socket);
    if (isFrozen) for (const each of [socket, upstream]) each.pause();
  });
  const port = await listenLocally(server);
  return {
    connection: through(connection, port),
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    [Symbol.dispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

export function connectTo(connection: Connection): Socket {
  if ('connectionString' in connection) {
    const { hostname, port } = new URL(connection.connectionString);
    return createConnection(Number(port || 5432), hostname);
  }
  const { host, port } = connection;
  return host.startsWith('/') ? createConnection(`${host}/.s.PGSQL.${port}`) : createConnection(port, host);
}

export function through(connection: Connection, port: number): Connection {
  if (!('connectionString' in connection)) return { ...connection, host: '127.0.0.1', port };
  const url = new URL(connection.connectionString);
  url.host = `127.0.0.1:${port}`;
  return { connectionString: url.href };
}
