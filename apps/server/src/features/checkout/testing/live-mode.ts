import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** The sandbox as it would answer with real cards: everything it says is passed on, as said in live mode. */
export async function liveMode(sandboxPort: number) {
  const server = createServer((asked, answer) => {
    const { method, url } = asked;
    const headers = { ...asked.headers, host: `127.0.0.1:${sandboxPort}` };
    const onward = request({ host: '127.0.0.1', port: sandboxPort, method, path: url, headers }, (given) => {
      void text(given).then((body) => {
        const said = body.replaceAll(/"livemode": ?false/g, '"livemode": true');
        const { 'content-length': _length, 'transfer-encoding': _encoding, ...rest } = given.headers;
        answer.writeHead(given.statusCode ?? 500, rest).end(said);
      });
    });
    asked.pipe(onward);
  });
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
