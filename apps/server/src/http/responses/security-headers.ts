import { createHash } from 'node:crypto';
import { isHttps } from '#config/public-url.ts';
import type { Config } from '#config.ts';

type PolicyConfig = Pick<Config, 'publicUrl' | 'services' | 'identity' | 'storage' | 'mediaBase'>;

interface PolicyOptions {
  /** Names of allowed Trusted Types policies. */
  readonly trustedTypes?: readonly string[];
  /** The exact texts of inline scripts, allowed by their hashes. */
  readonly inlineScripts?: readonly string[];
  /** Allows recordings, and blobs for a recording made in the browser. */
  readonly playsMedia?: boolean;
}

/**
 * Allows the site's own origin and the origins from the settings. No inline code except `inlineScripts`, and strings
 * become scripts only through one of the named Trusted Types policies.
 */
export function contentSecurityPolicy(
  config: PolicyConfig,
  { trustedTypes = [], inlineScripts = [], playsMedia = false }: PolicyOptions = {},
): string {
  const { services, identity, storage } = config;
  const callable = [...Object.values(services), identity.endpoint];
  if (storage.kind === 's3') callable.push(storage.publicBase);
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScripts.map(scriptHash)].join(' '),
    "style-src 'self'",
    sources('img-src', foreignOrigins([config.mediaBase], config.publicUrl)),
    "font-src 'self'",
    ...(playsMedia
      ? [`${sources('media-src', foreignOrigins([services.homily], config.publicUrl))} blob:`]
      : []),
    sources('connect-src', foreignOrigins(callable, config.publicUrl)),
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

const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const sources = (directive: string, origins: readonly string[]) =>
  [directive, "'self'", ...origins].join(' ');

/** The distinct origins other than `publicUrl`. */
function foreignOrigins(addresses: readonly string[], publicUrl: string): string[] {
  const origins = addresses.map((address) => new URL(address, publicUrl).origin);
  return [...new Set(origins)].filter((origin) => origin !== publicUrl);
}

export type HeaderRecord = Readonly<Record<string, string>>;

/** Every response has one of the two sets, errors included. */
export interface SecurityHeaders {
  readonly page: HeaderRecord;
  /** For uploads: they can be embedded in pages, and do nothing if opened directly. */
  readonly media: HeaderRecord;
}

/** For the one page on which an editor records. The browser still asks for permission. */
export const allowMicrophone = (headers: HeaderRecord): HeaderRecord => ({
  ...headers,
  'permissions-policy': (headers['permissions-policy'] ?? '').replace('microphone=()', 'microphone=(self)'),
});

export function securityHeaders(
  config: Parameters<typeof contentSecurityPolicy>[0] & Pick<Config, 'publicUrl' | 'strictTransport'>,
  allowed?: PolicyOptions,
): SecurityHeaders {
  const common: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  };
  if (isHttps(config.publicUrl)) common['strict-transport-security'] = config.strictTransport;
  return Object.freeze({
    page: Object.freeze({
      ...common,
      'content-security-policy': contentSecurityPolicy(config, allowed),
      'cross-origin-resource-policy': 'same-origin',
    }),
    media: Object.freeze({
      ...common,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-site',
    }),
  });
}
