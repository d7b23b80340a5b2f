import { once } from 'node:events';
import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';

/** Sends raw bytes, for requests that no client would send, and reads until the server closes. */
export async function rawRequest(port: number, ...lines: string[]): Promise<string> {
  const socket = createConnection(port, '127.0.0.1');
  await once(socket, 'connect');
  const answer = text(socket);
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  return answer;
}
