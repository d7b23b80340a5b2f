import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** The sandbox as it would answer with real cards: everything it says is passed on, as said in live mode. */
export async function liveMode(sandboxPort: number) {
  const passOn = async (asked: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const { method, url } = asked;
    const headers = { ...asked.headers, host: `127.0.0.1:${sandboxPort}` };
    const onward = request({ host: '127.0.0.1', port: sandboxPort, method, path: url, headers });
    asked.pipe(onward);
    const [given] = (await once(onward, 'response')) as [IncomingMessage];
    const said = (await text(given)).replaceAll(/"livemode": ?false/g, '"livemode": true');
    const { 'content-length': _length, 'transfer-encoding': _encoding, ...rest } = given.headers;
    answer.writeHead(given.statusCode ?? 500, rest).end(said);
  };
  const server = createServer((asked, answer) => void passOn(asked, answer));
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
