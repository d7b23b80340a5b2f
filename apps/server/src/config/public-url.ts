/** Whether only this machine can reach the address: there the sandbox and the sample values are at home. */
export function isLoopback(address: string): boolean {
  return isLoopbackHost(new URL(address).hostname);
}

/** The same of a bare name or address, an IPv6 one in brackets or without. */
export const isLoopbackHost = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\]|::1)$/.test(host);

export function isHttps(address: string): boolean {
  return address.startsWith('https://');
}
