import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { KnownBrowser, Pool } from '#pool.ts';
import { getHeader, type WireRequest } from '#protocol/request.ts';
import { keyedHash } from '#sealing/crypto.ts';

const isSecure = (issuer: string): boolean => issuer.startsWith('https:');

/** With the prefix `__Secure-`, neither another host of the domain nor an HTTP response can set the cookie. */
const cookieName = (issuer: string): string => `${isSecure(issuer) ? '__Secure-' : ''}known-browser`;
/** Enough for a family on one computer. */
const maxAccounts = 8;
/** 16 bytes in base64url. */
const part = '[\\w-]{22}';
const cookiePattern = new RegExp(`^${part}(?:\\.${part}){1,${maxAccounts}}$`);
/** The maximum that browsers allow. */
const cookieMaxAgeSeconds = 400 * 24 * 60 * 60;

export function readKnownBrowser(request: Pick<WireRequest, 'headers'>, issuer: string): KnownBrowser | null {
  const prefix = `${cookieName(issuer)}=`;
  const cookies = (getHeader(request, 'cookie') ?? '').split(';').map((cookie) => cookie.trim());
  const value = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length) ?? '';
  if (!cookiePattern.test(value)) return null;
  const [nonce = '', ...proofs] = value.split('.');
  return { nonce, proofs };
}

const createProof = ({ secrets }: Pool, nonce: string, sub: string): string =>
  keyedHash(secrets.knownBrowsers, nonce, sub).subarray(0, 16).toString('base64url');

/** Whether somebody has signed in to this account in this browser before. */
export function isKnownBrowser(pool: Pool, { nonce, proofs }: KnownBrowser, sub: string): boolean {
  const expected = Buffer.from(createProof(pool, nonce, sub));
  return proofs.some((proof) => timingSafeEqual(Buffer.from(proof), expected));
}

/** Sent only to the pool's own path, and hidden from scripts. */
export function createKnownBrowserCookie(
  pool: Pool,
  browser: KnownBrowser | null,
  sub: string,
  url: string,
): string {
  const nonce = browser?.nonce ?? randomBytes(16).toString('base64url');
  const proof = createProof(pool, nonce, sub);
  const otherProofs = (browser?.proofs ?? []).filter((other) => other !== proof);
  const value = [nonce, proof, ...otherProofs.slice(0, maxAccounts - 1)].join('.');
  const path = url.split('?')[0]?.replace(/\/$/, '') || '/';
  const { issuer } = pool.config;
  return [
    `${cookieName(issuer)}=${value}`,
    `Path=${path}`,
    `Max-Age=${cookieMaxAgeSeconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure(issuer) ? ['Secure'] : []),
  ].join('; ');
}
