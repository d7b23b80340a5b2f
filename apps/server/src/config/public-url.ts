/** Whether only this machine can reach the address. The sandbox and the sample values are allowed there. */
export function isLoopback(address: string): boolean {
  return isLoopbackHost(new URL(address).hostname);
}

/** Accepts a host name or an address, IPv6 with or without brackets. */
export const isLoopbackHost = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\]|::1)$/.test(host);

export function isHttps(address: string): boolean {
  return address.startsWith('https://');
}
