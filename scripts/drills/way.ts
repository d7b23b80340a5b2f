// The way from the site to somebody whom it asks, which can be closed, or lead to somebody who does not answer well.
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export const moods = ['down', 'hanging', 'slow', 'answering HTML'] as const;
export type Mood = (typeof moods)[number];

/** What comes back takes so long: longer than anybody likes, and shorter than the site waits. */
const slowMs = 3_000;

const page = '<!doctype html><title>Maintenance</title><p>We will be right back.';
const html = `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: ${page.length}\r\n\r\n${page}`;

export interface Way extends AsyncDisposable {
  readonly port: number;
  /** Null where all is well. */
  become(mood: Mood | null): Promise<void>;
}

/** The sandbox answers to its own address alone. */
const named = (chunk: Buffer, near: number, far: number): Buffer =>
  Buffer.from(
    chunk
      .toString('latin1')
      .replace(new RegExp(`(host: 127.0.0.1:)${near}`, 'i'), (_, host: string) => `${host}${far}`),
    'latin1',
  );

/** With `greets` it is the far side that speaks first; with `renames` it hears its own address as the host. */
export async function wayTo(port: number, { greets = false, renames = false } = {}): Promise<Way> {
  const sockets = new Set<Socket>();
  let mood: Mood | null = null;
  let ownPort = 0;
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const server = createServer((near) => {
    const far = connect(port, 'localhost');
    keep(near);
    keep(far);
    if (greets && mood === 'answering HTML') near.write(html);
    near.on('data', (chunk) => {
      if (mood === 'answering HTML') near.write(html);
      else if (mood !== 'hanging') far.write(renames ? named(chunk, ownPort, port) : chunk);
    });
    far.on('data', (chunk) => {
      if (mood === 'slow') setTimeout(() => near.writable && near.write(chunk), slowMs);
      else if (mood === null) near.write(chunk);
    });
    near.on('close', () => far.destroy());
    // Not before what came slowly has been passed on.
    far.on('close', () => setTimeout(() => near.destroy(), mood === 'slow' ? slowMs + 100 : 0));
  });
  const open = (at: number) => once(server.listen(at, '127.0.0.1'), 'listening');
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  await open(0);
  const address = server.address();
  if (typeof address === 'object' && address !== null) ownPort = address.port;
  return {
    port: ownPort,
    async become(next) {
      mood = next;
      if (next === 'down') {
        server.close();
        cut();
      } else if (!server.listening) await open(ownPort);
      // What was begun in a bad mood goes on in it, and no connection of it may be used again.
      if (next === null) cut();
    },
    async [Symbol.asyncDispose]() {
      cut();
      if (server.listening) server.close();
    },
  };
}
