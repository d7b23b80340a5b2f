import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** A proxy that makes the answers of the sandbox look like live mode. */
export async function liveMode(sandboxPort: number) {
  const forward = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url } = incoming;
    const headers = { ...incoming.headers, host: `127.0.0.1:${sandboxPort}` };
    const onward = request({ host: '127.0.0.1', port: sandboxPort, method, path: url, headers });
    incoming.pipe(onward);
    const [answer] = (await once(onward, 'response')) as [IncomingMessage];
    const body = (await text(answer)).replaceAll(/"livemode": ?false/g, '"livemode": true');
    const { 'content-length': _length, 'transfer-encoding': _encoding, ...rest } = answer.headers;
    response.writeHead(answer.statusCode ?? 500, rest).end(body);
  };
  const server = createServer((incoming, response) => void forward(incoming, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return {
    port: address.port,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
