import { isHttps } from '#config/public-url.ts';
import type { Config } from '#config.ts';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy.ts';

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
