import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Pool } from '#pool.ts';
import { keyedHash } from '#sealing/pool-secrets.ts';
import { headerOf, type WireRequest } from '#signature/canonical-request.ts';

/** What a browser carries of having been signed in before: a number of its own, and a proof for each account. */
export interface KnownBrowser {
  readonly nonce: string;
  /** The newest first. */
  readonly proofs: readonly string[];
}

const isSecure = (issuer: string): boolean => issuer.startsWith('https:');

/** With its prefix no other host of the domain, and nobody on the way, can plant one. */
const cookieNameOf = (issuer: string): string => `${isSecure(issuer) ? '__Secure-' : ''}known-browser`;
/** As many as a family has on one machine; more would only make every sign-in longer. */
const mostAccounts = 8;
/** 16 bytes, in base64url. */
const part = '[\\w-]{22}';
const cookieShape = new RegExp(`^${part}(?:\\.${part}){1,${mostAccounts}}$`);
/** Browsers keep nothing for longer. */
const keptForSeconds = 400 * 24 * 60 * 60;

export function readKnownBrowser(request: Pick<WireRequest, 'headers'>, issuer: string): KnownBrowser | null {
  const begin = `${cookieNameOf(issuer)}=`;
  const cookies = (headerOf(request, 'cookie') ?? '').split(';');
  const ours = cookies.map((each) => each.trim()).find((each) => each.startsWith(begin));
  const value = ours?.slice(begin.length) ?? '';
  if (!cookieShape.test(value)) return null;
  const [nonce = '', ...proofs] = value.split('.');
  return { nonce, proofs };
}

const proofFor = ({ secrets }: Pool, nonce: string, sub: string): string =>
  keyedHash(secrets.knownBrowsers, nonce, sub).subarray(0, 16).toString('base64url');

/** Whether somebody signed in to this account here before. Nobody else can make such a proof. */
export function isKnownTo(pool: Pool, { nonce, proofs }: KnownBrowser, sub: string): boolean {
  const wanted = Buffer.from(proofFor(pool, nonce, sub));
  return proofs.some((proof) => timingSafeEqual(Buffer.from(proof), wanted));
}

/** The cookie of a browser that has just been signed in: for the pool's own address, and out of every script's sight. */
export function knownBrowserCookie(
  pool: Pool,
  browser: KnownBrowser | null,
  sub: string,
  url: string,
): string {
  const nonce = browser?.nonce ?? randomBytes(16).toString('base64url');
  const proof = proofFor(pool, nonce, sub);
  const others = (browser?.proofs ?? []).filter((each) => each !== proof);
  const value = [nonce, proof, ...others.slice(0, mostAccounts - 1)].join('.');
  const path = url.split('?')[0]?.replace(/\/$/, '') || '/';
  const { issuer } = pool.config;
  return [
    `${cookieNameOf(issuer)}=${value}`,
    `Path=${path}`,
    `Max-Age=${keptForSeconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure(issuer) ? ['Secure'] : []),
  ].join('; ');
}
