import type { IncomingMessage } from 'node:http';
import type { Config } from '#config.ts';
import type { ProblemCode } from '../responses/problems.ts';

const belowService = /^\/(api|identity)(\/|\?|$)/;

/** Programs ask there, not people: failures are JSON, and each call has its line in the log. */
export const isServicePath = (url: string): boolean => belowService.test(url);

/** Says what is wrong with the host that a request names, or null. */
type HostGuard = (request: IncomingMessage) => ProblemCode | null;

const wellFormed = /^([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])(:\d{1,5})?$/;
const healthCheck = /^\/(healthz|readyz|metrics)(\?|$)/;
const loopbackPeer = /^(::1|(::ffff:)?127(\.\d+){3})$/;

/**
 * A request for a host that is not ours is answered by nothing of ours: links, caches and cookies all hang
 * on the host. A service with an address of its own may be asked by that name, below its own paths.
 */
export function hostGuard(config: Pick<Config, 'publicUrl' | 'services' | 'identity'>): HostGuard {
  const siteHosts = spellings(config.publicUrl);
  const addresses = [...Object.values(config.services), config.identity.endpoint];
  const serviceHosts = new Set(
    addresses.filter((address) => !address.startsWith('/')).flatMap((address) => [...spellings(address)]),
  );
  return (request) => {
    const url = request.url ?? '';
    if (healthCheck.test(url) && loopbackPeer.test(request.socket.remoteAddress ?? '')) return null;
    if (url.charCodeAt(0) !== slash && url !== '*') return 'malformed_url';
    const host = soleHost(request.rawHeaders);
    if (host === null) return 'malformed_host';
    if (siteHosts.has(host)) return null;
    const plain = host.toLowerCase();
    if (siteHosts.has(plain) || (isServicePath(url) && serviceHosts.has(plain))) return null;
    return wellFormed.test(plain) ? 'misdirected' : 'malformed_host';
  };
}

const slash = 47;

/** With and without the port that goes without saying. */
function spellings(address: string): ReadonlySet<string> {
  const { host, hostname, port, protocol } = new URL(address);
  return new Set(port === '' ? [host, `${hostname}:${protocol === 'https:' ? 443 : 80}`] : [host]);
}

/** Node keeps the first of two Host headers in silence, and a proxy may have believed the second. */
function soleHost(rawHeaders: readonly string[]): string | null {
  let host: string | null = null;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length !== 4 || name.toLowerCase() !== 'host') continue;
    if (host !== null) return null;
    host = rawHeaders[index + 1] ?? null;
  }
  return host;
}
