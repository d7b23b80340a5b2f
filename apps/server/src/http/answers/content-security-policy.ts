import { isHttps } from '#config/public-url.ts';
import type { Config } from '#config.ts';

type Facts = Pick<Config, 'publicUrl' | 'services' | 'identity' | 'storage' | 'mediaBase'>;

/**
 * What a page of ours may load and call: itself, and whatever the settings moved elsewhere. Nothing inline,
 * and no text becomes script, unless it went through one of the named Trusted Types policies.
 */
export function contentSecurityPolicy(config: Facts, trustedTypes: readonly string[] = []): string {
  const { services, identity, storage } = config;
  const called = [...Object.values(services), identity.endpoint];
  if (storage.kind === 's3') called.push(storage.publicBase);
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    sources('img-src', foreignOrigins([config.mediaBase], config.publicUrl)),
    "font-src 'self'",
    sources('connect-src', foreignOrigins(called, config.publicUrl)),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.length > 0 ? trustedTypes.join(' ') : "'none'"}`,
  ];
  if (isHttps(config.publicUrl)) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

const sources = (directive: string, origins: readonly string[]) =>
  [directive, "'self'", ...origins].join(' ');

/** The origins other than our own, each once; a path is on our own. */
function foreignOrigins(addresses: readonly string[], publicUrl: string): string[] {
  const origins = addresses.map((address) => new URL(address, publicUrl).origin);
  return [...new Set(origins)].filter((origin) => origin !== publicUrl);
}
