import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What stands in a mail's links in place of a reader's name: it says whose mails are to stop, and proves that we wrote it. */
export interface UnsubscribeTokens {
  tokenOf(personId: string): string;
  /** Whom the token stands for; null for what we did not write. */
  findReader(token: string): string | null;
}

const idBytes = 16;
const proofBytes = 16;
const shape = /^[\w-]{43}$/;

/** As long as every token is, and no token itself. */
export const anyToken = 'mark-of-the-reader'.padEnd(43, '_');

/** Derived from the site's secret, so that no row is kept for a mail, and a link is good for as long as the site. */
export function unsubscribeTokensUnder(siteSecret: Uint8Array): UnsubscribeTokens {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', siteSecret, '', 'marks in daily mails', 32)));
  const proofOf = (id: Buffer): Buffer =>
    createHmac('sha256', key).update(id).digest().subarray(0, proofBytes);
  return {
    tokenOf(personId) {
      const id = Buffer.from(personId.replaceAll('-', ''), 'hex');
      return Buffer.concat([id, proofOf(id)]).toString('base64url');
    },
    findReader(token) {
      if (!shape.test(token)) return null;
      const bytes = Buffer.from(token, 'base64url');
      const id = bytes.subarray(0, idBytes);
      // Of two spellings of the same bytes only one is ours.
      if (bytes.toString('base64url') !== token) return null;
      if (!timingSafeEqual(bytes.subarray(idBytes), proofOf(id))) return null;
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
