import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Server as NetServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { errorCode } from '#file-system.ts';
import { StartupError } from '#startup-error.ts';
import type { SecurityHeaders } from '../responses/security-headers.ts';
import { nodeServer } from './node-server.ts';

interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** Opens the port. `localhost` is two addresses, 127.0.0.1 and ::1, so it needs two servers for the same app. */
export async function listen(
  app: FastifyInstance,
  address: ListenAddress,
  security: SecurityHeaders,
  sockets: readonly number[] = [],
): Promise<Server[]> {
  try {
    if (sockets.length > 0) return await listenOnSockets(app, sockets, security);
    return address.host === 'localhost'
      ? await listenOnLocalhost(app, address.port, security)
      : await listenOnHost(app, address);
  } catch (error) {
    await app.close();
    throw explainListenError(error, address);
  }
}

async function listenOnHost(app: FastifyInstance, { host, port }: ListenAddress): Promise<Server[]> {
  await app.listen({ host, port }).catch((error: unknown) => {
    if (host === '::' && isWithoutIpv6(error)) return app.listen({ host: '0.0.0.0', port });
    throw error;
  });
  return [app.server];
}

async function listenOnLocalhost(
  app: FastifyInstance,
  port: number,
  security: SecurityHeaders,
): Promise<Server[]> {
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

/** Sockets that systemd passes on (LISTEN_FDS), if they are for this process. Numbers begin at 3. */
export function inheritedSockets({ LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv): number[] {
  const count = LISTEN_PID === String(process.pid) ? Number(LISTEN_FDS) || 0 : 0;
  return Array.from({ length: count }, (_, index) => 3 + index);
}

/** Listens on the sockets of the service manager, which queue connections while the server restarts. */
async function listenOnSockets(
  app: FastifyInstance,
  sockets: readonly number[],
  security: SecurityHeaders,
): Promise<Server[]> {
  await app.ready();
  const answer = (request: IncomingMessage, response: ServerResponse) => app.routing(request, response);
  const servers = [app.server, ...sockets.slice(1).map(() => nodeServer(answer, security.page))];
  const listening = servers.map((server) => once(server, 'listening'));
  for (const [index, fd] of sockets.entries()) servers[index]?.listen({ fd });
  await Promise.all(listening);
  return servers;
}

export function portOf(server: NetServer): number {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen on a port.');
  return address.port;
}

const isWithoutIpv6 = (error: unknown): boolean =>
  errorCode(error) === 'EADDRNOTAVAIL' || errorCode(error) === 'EAFNOSUPPORT';

function explainListenError(error: unknown, { host, port }: ListenAddress): unknown {
  const messages: Record<string, string> = {
    EADDRINUSE: `Port ${port} is used by another program: stop it, or set PORT to another port.`,
    EACCES: `This user may not open port ${port}: set PORT to a port above 1023, and put a proxy on ${port}.`,
    EADDRNOTAVAIL: `This machine has no address ${host}: set HOST to one it has, or leave it out.`,
    ENOTFOUND: `This machine has no address ${host}: set HOST to one it has, or leave it out.`,
  };
  const message = messages[String(errorCode(error))];
  return message === undefined ? error : new StartupError(message, { cause: error });
}
