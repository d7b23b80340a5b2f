import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Signed tokens that name the reader in unsubscribe links. */
export interface UnsubscribeTokens {
  createToken(personId: string): string;
  /** Null if the signature is wrong. */
  findPersonId(token: string): string | null;
}

const idBytes = 16;
const signatureBytes = 16;
const tokenPattern = /^[\w-]{43}$/;

/** Has the length of a token, but is not valid. */
export const placeholderToken = 'unsubscribe-token'.padEnd(43, '_');

/** The key is derived from the site's secret, so tokens need no table and never expire. */
export function createUnsubscribeTokens(siteSecret: Uint8Array): UnsubscribeTokens {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', siteSecret, '', 'unsubscribe tokens', 32)));
  const sign = (id: Buffer): Buffer =>
    createHmac('sha256', key).update(id).digest().subarray(0, signatureBytes);
  return {
    createToken(personId) {
      const id = Buffer.from(personId.replaceAll('-', ''), 'hex');
      return Buffer.concat([id, sign(id)]).toString('base64url');
    },
    findPersonId(token) {
      if (!tokenPattern.test(token)) return null;
      const bytes = Buffer.from(token, 'base64url');
      const id = bytes.subarray(0, idBytes);
      // Base64url has several encodings of the same bytes; accept only the canonical one.
      if (bytes.toString('base64url') !== token) return null;
      if (!timingSafeEqual(bytes.subarray(idBytes), sign(id))) return null;
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
