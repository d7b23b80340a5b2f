import { createHash } from 'node:crypto';
import { isHttps } from '#config/public-url.ts';
import type { Config } from '#config.ts';

type PolicyConfig = Pick<Config, 'publicUrl' | 'services' | 'identity' | 'storage' | 'mediaBase'>;

/** What the dashboard needs besides. */
export interface PolicyOptions {
  /** The policies by which text may become script. */
  readonly trustedTypes?: readonly string[];
  /** The one script that stands in its document, to the letter. */
  readonly inlineScript?: string;
  /** Recordings, and what somebody has just recorded in the browser. */
  readonly playsMedia?: boolean;
}

/**
 * What a page of ours may load and call: itself, and whatever the settings moved elsewhere. Nothing inline but a script
 * that is known to the letter, and no text becomes script, unless it went through one of the named Trusted Types policies.
 */
export function contentSecurityPolicy(
  config: PolicyConfig,
  { trustedTypes = [], inlineScript, playsMedia = false }: PolicyOptions = {},
): string {
  const { services, identity, storage } = config;
  const called = [...Object.values(services), identity.endpoint];
  if (storage.kind === 's3') called.push(storage.publicBase);
  const directives = [
    "default-src 'none'",
    inlineScript === undefined ? "script-src 'self'" : `script-src 'self' ${hashOf(inlineScript)}`,
    "style-src 'self'",
    sources('img-src', foreignOrigins([config.mediaBase], config.publicUrl)),
    "font-src 'self'",
    ...(playsMedia
      ? [`${sources('media-src', foreignOrigins([services.homily], config.publicUrl))} blob:`]
      : []),
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

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const sources = (directive: string, origins: readonly string[]) =>
  [directive, "'self'", ...origins].join(' ');

/** The origins other than our own, each once; a path is on our own. */
function foreignOrigins(addresses: readonly string[], publicUrl: string): string[] {
  const origins = addresses.map((address) => new URL(address, publicUrl).origin);
  return [...new Set(origins)].filter((origin) => origin !== publicUrl);
}
