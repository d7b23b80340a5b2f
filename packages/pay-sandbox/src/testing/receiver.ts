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
  /** What the next deliveries are answered: a status, or nothing at all for a while. */
  answers: (number | { readonly afterMs: number })[];
}

/** Somebody who takes webhooks, on this machine. */
export async function receiver(port = 0): Promise<Receiver> {
  const received: Received[] = [];
  const answers: Receiver['answers'] = [];
  const server = createServer((request, response) => void take(request, response));
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request);
    const answer = answers.shift() ?? 200;
    if (typeof answer !== 'number') await new Promise((resolve) => setTimeout(resolve, answer.afterMs));
    received.push({ body, headers: request.headers });
    response.writeHead(typeof answer === 'number' ? answer : 200).end(`answer ${received.length}`);
  };
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${bound}/hook`,
    port: bound,
    received,
    answers,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
