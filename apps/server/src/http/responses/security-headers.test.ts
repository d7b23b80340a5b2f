import { expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { testApp } from '../testing/test-app.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

function parseDirectives(settings: Record<string, string>): Record<string, string> {
  const policy = contentSecurityPolicy(readConfig(settings));
  return Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/s, 2)));
}

const moved = {
  PUBLIC_URL: 'https://www.wayfare.org',
  ALLOW_SANDBOX: '1',
  AUTH_API_URL: 'https://auth.wayfare.net/v1',
  RESET_API_URL: 'https://auth.wayfare.net/v2',
  BLOG_API_URL: 'https://blog.wayfare.net:8443/api',
  COGNITO_USER_POOL_ID: 'us-east-2_AbC123',
  COGNITO_CLIENT_ID: '4kq2client',
  COGNITO_REGION: 'us-east-2',
  S3_BUCKET: 'wayfare-images',
  S3_REGION: 'us-east-2',
  MEDIA_URL: 'https://cdn.wayfare.net/images',
};

test('without external services the policy allows the own origin only', () => {
  expect(parseDirectives({})).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  });
});

test('the policy allows the configured external services only', () => {
  const directives = parseDirectives(moved);
  expect(directives['connect-src']?.split(' ')).toEqual([
    "'self'",
    'https://auth.wayfare.net',
    'https://blog.wayfare.net:8443',
    'https://cognito-idp.us-east-2.amazonaws.com',
    'https://wayfare-images.s3.us-east-2.amazonaws.com',
  ]);
  expect(directives['img-src']).toBe("'self' https://cdn.wayfare.net");
  expect(directives['script-src']).toBe("'self'");
  expect(directives['default-src']).toBe("'none'");
});

test('the policy never allows inline code', () => {
  expect(contentSecurityPolicy(readConfig(moved))).not.toMatch(/unsafe|data:|blob:|\*/);
});

test('an inline script is allowed by its hash only', () => {
  const policy = contentSecurityPolicy(readConfig({}), { inlineScripts: ['go()'] });
  // The SHA-256 of "go()".
  expect(policy).toContain("; script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='; ");
});

test('a Trusted Types policy is allowed by name', () => {
  expect(contentSecurityPolicy(readConfig({}), { trustedTypes: ['editor'] })).toContain(
    '; trusted-types editor',
  );
});

test('only an HTTPS site sends Strict-Transport-Security', () => {
  const plain = securityHeaders(readConfig({})).page;
  const secure = securityHeaders(readConfig(moved)).page;
  expect(plain['strict-transport-security']).toBeUndefined();
  expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests');
  expect(secure['content-security-policy']).toContain('upgrade-insecure-requests');
  const [, seconds, subdomains] =
    /^max-age=(\d+); (\w+)$/.exec(secure['strict-transport-security'] ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000);
  expect(subdomains).toBe('includeSubDomains');
});

test('uploaded files are sandboxed', () => {
  const { media } = securityHeaders(readConfig({}));
  expect(media['cross-origin-resource-policy']).toBe('same-site');
  expect(media['content-security-policy']).toMatch(/sandbox$/);
});

test('every response has the security headers, errors included', async () => {
  const { app } = testApp();
  app.get('/', async () => 'home');
  app.get('/api/auth/broken', async () => {
    throw new Error('broken');
  });
  const answers = await Promise.all([
    app.inject({ url: '/' }),
    app.inject({ method: 'HEAD', url: '/' }),
    app.inject({ url: '/api/auth/broken' }),
    app.inject({ url: '/nowhere' }),
    app.inject({ url: '/nowhere', headers: { accept: 'text/html' } }),
    app.inject({ method: 'POST', url: '/' }),
    app.inject({ url: '/', headers: { host: 'evil.example' } }),
    app.inject({ url: '/%ff' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 500, 404, 404, 405, 421, 400]);
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'none'; /),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[\w-]{8,}$/),
    });
  }
});
