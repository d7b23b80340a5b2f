import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';

/** 32 bytes, stored outside the database, that encrypt the site secret. Can be rotated. */
export type MasterKey = Uint8Array;

export const masterKeyBytes = 32;

/** All other keys are derived from it. Never changes; stored in the database, encrypted with the master key. */
export type SiteSecret = Uint8Array;

/** A key for one purpose. Keys of other purposes do not reveal it. */
export const deriveKey = (secret: Uint8Array, purpose: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));

/** Tokens of 43 characters that carry an id and a signature of the id and its context. They need no table. */
export interface SignedIds {
  sign(id: string, context?: string): string;
  /** The id. Null if the signature is wrong. */
  verify(token: string, context?: string): string | null;
}

const idBytes = 16;
const signatureBytes = 16;
const tokenPattern = /^[\w-]{43}$/;

export function createSignedIds(secret: Uint8Array, purpose: string): SignedIds {
  const key = deriveKey(secret, purpose);
  const createSignature = (id: Buffer, context: string): Buffer =>
    createHmac('sha256', key).update(id).update(context).digest().subarray(0, signatureBytes);
  return {
    sign(id, context = '') {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
      return Buffer.concat([bytes, createSignature(bytes, context)]).toString('base64url');
    },
    verify(token, context = '') {
      if (!tokenPattern.test(token)) return null;
      const bytes = Buffer.from(token, 'base64url');
      // Base64url has several encodings of the same bytes; accept only the canonical one.
      if (bytes.toString('base64url') !== token) return null;
      const id = bytes.subarray(0, idBytes);
      if (!timingSafeEqual(bytes.subarray(idBytes), createSignature(id, context))) return null;
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
