import { once } from 'node:events';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { localServer } from '#http/testing/local-server.ts';

/** A proxy that makes the answers of the sandbox look like live mode. */
export function liveMode(sandboxPort: number) {
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
  return localServer((incoming, response) => void forward(incoming, response));
}
