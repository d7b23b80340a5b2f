/** Whether only this machine can reach the address. The sandbox and the sample values are allowed there. */
export const isLoopback = (address: string): boolean => isLoopbackHost(new URL(address).hostname);

/** Accepts a host name or an address, IPv6 with or without brackets. */
export const isLoopbackHost = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\]|::1)$/.test(host);

export const isHttps = (address: string): boolean => address.startsWith('https://');
