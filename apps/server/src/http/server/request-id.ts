import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const wellFormed = /^[A-Za-z0-9_-]{8,64}$/;

/** Names each request in the log. A proxy's own name for it is kept, but a visitor cannot choose one. */
export function requestIds(
  isProxy: (peer: string | undefined) => boolean,
): (request: IncomingMessage) => string {
  // Two servers, or two runs of one, must not give the same name; within a run a count is enough.
  const run = randomBytes(6).toString('base64url');
  let count = 0;
  return (request) => {
    const given = request.headers['x-request-id'];
    if (typeof given === 'string' && isProxy(request.socket.remoteAddress) && wellFormed.test(given))
      return given;
    count += 1;
    return `${run}${count.toString(36)}`;
  };
}
