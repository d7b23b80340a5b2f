// A load generator with little CPU time of its own: each connection sends a request, counts the bytes of the answer (the
// first answer gives the length), and sends the next one, at once or at a steady rate.
import { connect, type Socket } from 'node:net';

export interface Load {
  host: string;
  port: number;
  path: string;
  hostHeader: string;
  headers?: Readonly<Record<string, string>>;
}

export interface LoadResult {
  requests: number;
  seconds: number;
  /** 99 of 100 answers took at most this time. */
  p99Ms: number;
}

function requestFor({ path, hostHeader, headers = {} }: Load): string {
  const lines = Object.entries({ host: hostHeader, 'accept-encoding': 'br', ...headers });
  return `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

/** Head and body of one answer, still compressed. */
export function rawAnswer(load: Load): Promise<{ head: string; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const socket = connect(load.port, load.host, () => socket.write(requestFor(load)));
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

/** Without a rate, as many requests as the server answers. */
export async function sendLoad(
  load: Load,
  {
    connections,
    seconds,
    perSecond,
  }: { connections: number; seconds: number; perSecond: number | undefined },
): Promise<LoadResult> {
  const { body } = await rawAnswer(load);
  const intervalMs = perSecond === undefined ? 0 : (connections / perSecond) * 1000;
  const request = requestFor(load);
  const times: number[] = [];
  let fault: Error | undefined;
  const open = (): Socket => {
    let sentAt = 0;
    const send = () => {
      if (socket.destroyed) return;
      sentAt = performance.now();
      socket.write(request);
    };
    const socket = connect(load.port, load.host, send);
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
      times.push(performance.now() - sentAt);
      left = null;
      const waitMs = sentAt + intervalMs - performance.now();
      if (waitMs > 0) setTimeout(send, waitMs);
      else send();
    });
    socket.on('error', (error) => (fault = error));
    // The server closes each connection after a thousand requests.
    socket.on('close', () => sockets.delete(socket) && Date.now() < end && sockets.add(open()));
    return socket;
  };
  const started = performance.now();
  const end = Date.now() + seconds * 1000;
  const sockets = new Set<Socket>();
  for (let index = 0; index < connections; index++) sockets.add(open());
  // Never sleeps: waking a process costs the answering server up to 10 µs, and a slow server wakes it more often.
  while (Date.now() < end) await new Promise(setImmediate);
  const elapsed = (performance.now() - started) / 1000;
  const p99Ms = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  const counted = { requests: times.length, seconds: elapsed, p99Ms };
  for (const socket of sockets) socket.destroy();
  if (fault) throw fault;
  return counted;
}
