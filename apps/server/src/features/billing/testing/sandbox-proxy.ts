import { once } from 'node:events';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { localServer } from '#http/testing/local-server.ts';

interface Behavior {
  readonly changeBody?: (body: string) => string;
  /** Calls that fail as during an outage. */
  readonly fails?: (call: string) => boolean;
}

/** A proxy in front of the sandbox. */
export function sandboxProxy(
  sandboxPort: number,
  { changeBody = (body) => body, fails = () => false }: Behavior,
) {
  const forward = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url } = incoming;
    if (fails(`${method} ${url}`)) {
      incoming.resume();
      response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"type":"api_error"}}');
      return;
    }
    const headers = { ...incoming.headers, host: `127.0.0.1:${sandboxPort}` };
    const onward = request({ host: '127.0.0.1', port: sandboxPort, method, path: url, headers });
    incoming.pipe(onward);
    const [answer] = (await once(onward, 'response')) as [IncomingMessage];
    const body = changeBody(await text(answer));
    const { 'content-length': _length, 'transfer-encoding': _encoding, ...rest } = answer.headers;
    response.writeHead(answer.statusCode ?? 500, rest).end(body);
  };
  return localServer((incoming, response) => void forward(incoming, response));
}

/** Makes the answers of the sandbox look like live mode. */
export const liveMode = (sandboxPort: number) =>
  sandboxProxy(sandboxPort, {
    changeBody: (body) => body.replaceAll(/"livemode": ?false/g, '"livemode": true'),
  });
