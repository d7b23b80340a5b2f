import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Received {
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}

export interface Receiver extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  readonly received: readonly Received[];
  /** The next responses: a status or a delay. */
  responses: (number | { readonly delayMs: number })[];
}

/** A local webhook endpoint. */
export async function openReceiver(port = 0): Promise<Receiver> {
  const received: Received[] = [];
  const responses: Receiver['responses'] = [];
  const server = createServer((request, response) => void handle(request, response));
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request);
    const next = responses.shift() ?? 200;
    if (typeof next !== 'number') await new Promise((resolve) => setTimeout(resolve, next.delayMs));
    received.push({ body, headers: request.headers });
    response.writeHead(typeof next === 'number' ? next : 200).end(`response ${received.length}`);
  };
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${bound}/hook`,
    port: bound,
    received,
    responses,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
