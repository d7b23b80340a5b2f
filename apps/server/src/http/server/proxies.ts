import { BlockList, isIP, isIPv4 } from 'node:net';
import type { Config } from '#config.ts';

/** Whether whoever connected may say for whom it asks: a proxy on this machine, or one that the settings name. */
export function proxyCheck({
  trustProxy,
  trustProxyFrom,
}: Pick<Config, 'trustProxy' | 'trustProxyFrom'>): (peer: string | undefined) => boolean {
  if (trustProxy === 0) return () => false;
  const proxies = new BlockList();
  proxies.addSubnet('127.0.0.0', 8);
  proxies.addAddress('::1', 'ipv6');
  for (const name of trustProxyFrom) {
    const [address = '', length] = name.split('/');
    const kind = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (length === undefined) proxies.addAddress(address, kind);
    else proxies.addSubnet(address, Number(length), kind);
  }
  return (peer = '') => {
    // A scope, as in fe80::1%eth0, is this machine's own word for a cable.
    const [address = ''] = peer.split('%', 1);
    return isIP(address) !== 0 && proxies.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  };
}
