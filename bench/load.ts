// A load generator with little CPU time of its own: each connection sends a request, counts the bytes of the answer (the
// first answer gives the length), and sends the next one.
import { connect, type Socket } from 'node:net';

export interface Load {
  host: string;
  port: number;
  path: string;
  hostHeader: string;
  /** Tokens, assigned to the connections in turn. */
  bearers?: readonly string[];
}

export interface LoadResult {
  requests: number;
  seconds: number;
}

function requestFor({ path, hostHeader, bearers = [] }: Load, connection: number): string {
  const bearer = bearers[connection % bearers.length];
  const authorization = bearer === undefined ? '' : `Authorization: Bearer ${bearer}\r\n`;
  return `GET ${path} HTTP/1.1\r\nHost: ${hostHeader}\r\nAccept-Encoding: br\r\n${authorization}\r\n`;
}

/** Head and body of one answer, still compressed. */
export function rawAnswer(load: Load): Promise<{ head: string; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const socket = connect(load.port, load.host, () => socket.write(requestFor(load, 0)));
    let received = Buffer.alloc(0);
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const end = received.indexOf('\r\n\r\n');
      const head = received.subarray(0, end).toString('latin1');
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
      if (end < 0 || received.length < end + 4 + length) return;
      socket.destroy();
      if (head.startsWith('HTTP/1.1 200 ')) resolve({ head, body: received.subarray(end + 4) });
      else reject(new Error(`${load.path} answered ${head.split('\r\n', 1)[0]}`));
    });
  });
}

export async function sendLoad(load: Load, connections: number, seconds: number): Promise<LoadResult> {
  const { body } = await rawAnswer(load);
  let requests = 0;
  let fault: Error | undefined;
  const open = (connection: number): Socket => {
    const request = requestFor(load, connection);
    const socket = connect(load.port, load.host, () => socket.write(request));
    // Bytes left of the current answer. Null until its head has arrived; heads differ by request id.
    let left: number | null = null;
    socket.on('data', (chunk) => {
      if (left === null) {
        const end = chunk.indexOf('\r\n\r\n');
        if (end < 0) fault = new Error('The head of an answer arrived in pieces.');
        left = body.length + end + 4;
      }
      left -= chunk.length;
      if (left > 0) return;
      if (left < 0) fault = new Error('An answer was longer than the first one.');
      requests += 1;
      left = null;
      socket.write(request);
    });
    socket.on('error', (error) => (fault = error));
    // The server closes each connection after a thousand requests.
    socket.on('close', () => sockets.delete(socket) && Date.now() < end && sockets.add(open(connection)));
    return socket;
  };
  const started = performance.now();
  const end = Date.now() + seconds * 1000;
  const sockets = new Set<Socket>();
  for (let index = 0; index < connections; index++) sockets.add(open(index));
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const counted = { requests, seconds: (performance.now() - started) / 1000 };
  for (const socket of sockets) socket.destroy();
  if (fault) throw fault;
  return counted;
}
