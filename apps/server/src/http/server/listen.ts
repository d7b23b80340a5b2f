import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { StartupError } from '#startup-error.ts';
import type { SecurityHeaders } from '../responses/security-headers.ts';
import { nodeServer } from './node-server.ts';

interface Place {
  readonly host: string;
  readonly port: number;
}

/**
 * Opens the port. `localhost` is two addresses, and a browser may try either, so there it is two doors to
 * the same app.
 */
export async function listen(
  app: FastifyInstance,
  place: Place,
  security: SecurityHeaders,
  held: readonly number[] = [],
): Promise<Server[]> {
  try {
    if (held.length > 0) return await takeOver(app, held, security);
    return place.host === 'localhost' ? await openBoth(app, place.port, security) : await openOne(app, place);
  } catch (error) {
    await app.close();
    throw asSentence(error, place);
  }
}

async function openOne(app: FastifyInstance, { host, port }: Place): Promise<Server[]> {
  await app.listen({ host, port }).catch((error: unknown) => {
    if (host === '::' && isWithoutIpv6(error)) return app.listen({ host: '0.0.0.0', port });
    throw error;
  });
  return [app.server];
}

async function openBoth(app: FastifyInstance, port: number, security: SecurityHeaders): Promise<Server[]> {
  await app.listen({ host: '127.0.0.1', port });
  const second = nodeServer((request, response) => app.routing(request, response), security.page);
  second.listen({ host: '::1', port: portOf(app.server) });
  try {
    await once(second, 'listening');
    return [app.server, second];
  } catch (error) {
    if (isWithoutIpv6(error)) return [app.server];
    throw error;
  }
}

/** So systemd hands over what it listens on, to the process that it names; ours is the first after the usual three. */
export function inheritedSockets({ LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv): number[] {
  const count = LISTEN_PID === String(process.pid) ? Number(LISTEN_FDS) || 0 : 0;
  return Array.from({ length: count }, (_, index) => 3 + index);
}

/** The service manager keeps listening while one server follows another: whoever comes meanwhile waits, and is served. */
async function takeOver(
  app: FastifyInstance,
  held: readonly number[],
  security: SecurityHeaders,
): Promise<Server[]> {
  await app.ready();
  const answer = (request: IncomingMessage, response: ServerResponse) => app.routing(request, response);
  const servers = [app.server, ...held.slice(1).map(() => nodeServer(answer, security.page))];
  const listening = servers.map((server) => once(server, 'listening'));
  for (const [index, fd] of held.entries()) servers[index]?.listen({ fd });
  await Promise.all(listening);
  return servers;
}

export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen on a port.');
  return address.port;
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

const isWithoutIpv6 = (error: unknown): boolean =>
  codeOf(error) === 'EADDRNOTAVAIL' || codeOf(error) === 'EAFNOSUPPORT';

function asSentence(error: unknown, { host, port }: Place): unknown {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken by another program: stop that one, or set PORT to another port.`,
    EACCES: `Port ${port} is not for this user to open: set PORT to one above 1023, and let a proxy take ${port}.`,
    EADDRNOTAVAIL: `This machine has no address ${host}: set HOST to one it has, or leave it out.`,
    ENOTFOUND: `This machine has no address ${host}: set HOST to one it has, or leave it out.`,
  };
  const sentence = sentences[String(codeOf(error))];
  return sentence === undefined ? error : new StartupError(sentence, { cause: error });
}
