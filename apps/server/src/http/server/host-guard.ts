import type { IncomingMessage } from 'node:http';
import type { Config } from '#config.ts';
import type { ProblemCode } from '../responses/problems.ts';

const apiPath = /^\/(api|identity)(\/|\?|$)/;

/** Paths of the API: errors are JSON, and each request is logged. */
export const isServicePath = (url: string): boolean => apiPath.test(url);

/** Null if the host is allowed. */
type HostGuard = (request: IncomingMessage) => ProblemCode | null;

const validHost = /^([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])(:\d{1,5})?$/;
const healthCheck = /^\/(healthz|readyz|metrics)(\?|$)/;
const loopbackPeer = /^(::1|(::ffff:)?127(\.\d+){3})$/;

/**
 * Refuses other hosts, because links, caches and cookies depend on the host. The hosts of services on another origin
 * are allowed for API paths.
 */
export function hostGuard(config: Pick<Config, 'publicUrl' | 'services' | 'identity'>): HostGuard {
  const siteHosts = hostSpellings(config.publicUrl);
  const addresses = [...Object.values(config.services), config.identity.endpoint];
  const serviceHosts = new Set(
    addresses.filter((address) => !address.startsWith('/')).flatMap((address) => [...hostSpellings(address)]),
  );
  return (request) => {
    const url = request.url ?? '';
    if (healthCheck.test(url) && loopbackPeer.test(request.socket.remoteAddress ?? '')) return null;
    if (url.charCodeAt(0) !== slash && url !== '*') return 'malformed_url';
    const host = readHost(request.rawHeaders);
    if (host === null) return 'malformed_host';
    if (siteHosts.has(host)) return null;
    const plain = host.toLowerCase();
    if (siteHosts.has(plain) || (isServicePath(url) && serviceHosts.has(plain))) return null;
    return validHost.test(plain) ? 'misdirected' : 'malformed_host';
  };
}

const slash = 47;

/** The host with and without its default port. */
function hostSpellings(address: string): ReadonlySet<string> {
  const { host, hostname, port, protocol } = new URL(address);
  return new Set(port === '' ? [host, `${hostname}:${protocol === 'https:' ? 443 : 80}`] : [host]);
}

/** Null unless there is exactly one Host header. Node silently uses the first, a proxy may use the second. */
function readHost(rawHeaders: readonly string[]): string | null {
  let host: string | null = null;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length !== 4 || name.toLowerCase() !== 'host') continue;
    if (host !== null) return null;
    host = rawHeaders[index + 1] ?? null;
  }
  return host;
}
