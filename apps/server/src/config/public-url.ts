/** Whether only this machine can reach the address: there the sandbox and the sample values are at home. */
export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

export function isHttps(address: string): boolean {
  return address.startsWith('https://');
}
