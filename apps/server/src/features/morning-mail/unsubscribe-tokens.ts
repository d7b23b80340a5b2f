import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What stands in a mail's links in place of a reader's name: it says whose mails are to stop, and proves that we wrote it. */
export interface UnsubscribeTokens {
  createToken(personId: string): string;
  /** Whom the token stands for; null for what we did not write. */
  findPersonId(token: string): string | null;
}

const idBytes = 16;
const signatureBytes = 16;
const tokenPattern = /^[\w-]{43}$/;

/** As long as every token is, and no token itself. */
export const placeholderToken = 'unsubscribe-token'.padEnd(43, '_');

/** Derived from the site's secret, so that no row is kept for a mail, and a link is good for as long as the site. */
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
      // Of two spellings of the same bytes only one is ours.
      if (bytes.toString('base64url') !== token) return null;
      if (!timingSafeEqual(bytes.subarray(idBytes), sign(id))) return null;
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
