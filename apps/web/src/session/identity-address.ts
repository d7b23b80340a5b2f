/**
 * The address the provider's client posts to, made whole; undefined for Amazon's own host, which the
 * client finds by itself from the pool's region.
 */
export function customEndpoint(endpoint: string, origin: string): string | undefined {
  const { hostname, href } = new URL(endpoint, origin);
  return /^cognito-idp\.[a-z0-9-]+\.amazonaws\.com(\.cn)?$/.test(hostname) ? undefined : href;
}
