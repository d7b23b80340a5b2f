import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { listenLocally } from '../../../http/testing/free-port.ts';
import type { Connection } from '../connection.ts';
import { connectTo, through } from './freezing-proxy.ts';

/** A proxy that drops notifications, like a pooler in transaction mode. */
export async function silentPooler(connection: Connection) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const upstream = connectTo(connection);
    for (const each of [socket, upstream]) {
      sockets.add(each);
      each.on('error', () => {});
      each.on('close', () => sockets.delete(each));
    }
    socket.pipe(upstream).pipe(dropNotifications()).pipe(socket);
  });
  const port = await listenLocally(server);
  return {
    connection: through(connection, port),
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await once(server.close(), 'close');
    },
  };
}

const notification = 'A'.charCodeAt(0);

/** A message of PostgreSQL is a letter, a length and the content. */
function dropNotifications(): Transform {
  let pending = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _, done) {
      pending = Buffer.concat([pending, chunk]);
      while (pending.length >= 5) {
        const end = 1 + pending.readInt32BE(1);
        if (pending.length < end) break;
        if (pending[0] !== notification) this.push(pending.subarray(0, end));
        pending = pending.subarray(end);
      }
      done();
    },
  });
}
