import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import type { Connection } from '../connection.ts';
import { connectTo, through } from './freezing-proxy.ts';

/** Stands between us and PostgreSQL as a pooler in transaction mode does: everything passes but what nobody asked for. */
export async function silentPooler(connection: Connection) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const upstream = connectTo(connection);
    for (const each of [socket, upstream]) {
      sockets.add(each);
      each.on('error', () => {});
      each.on('close', () => sockets.delete(each));
    }
    socket.pipe(upstream).pipe(withoutNews()).pipe(socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    connection: through(connection, typeof address === 'object' && address !== null ? address.port : 0),
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await once(server.close(), 'close');
    },
  };
}

const news = 'A'.charCodeAt(0);

/** PostgreSQL's messages: a letter, a length, and so many bytes. */
function withoutNews(): Transform {
  let waiting = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _, done) {
      waiting = Buffer.concat([waiting, chunk]);
      while (waiting.length >= 5) {
        const end = 1 + waiting.readInt32BE(1);
        if (waiting.length < end) break;
        if (waiting[0] !== news) this.push(waiting.subarray(0, end));
        waiting = waiting.subarray(end);
      }
      done();
    },
  });
}
