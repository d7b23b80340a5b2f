import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What stands in a mail's links in place of a reader's name: it says whose mails are to stop, and proves that we wrote it. */
export interface ReaderMarks {
  markOf(personId: string): string;
  /** Whom the mark stands for; null for what we did not write. */
  findReader(mark: string): string | null;
}

const idBytes = 16;
const proofBytes = 16;
const shape = /^[\w-]{43}$/;

/** As long as every mark is, and no mark itself. */
export const anyMark = 'mark-of-the-reader'.padEnd(43, '_');

/** Derived from the site's secret, so that no row is kept for a mail, and a link is good for as long as the site. */
export function readerMarksUnder(siteSecret: Uint8Array): ReaderMarks {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', siteSecret, '', 'marks in daily mails', 32)));
  const proofOf = (id: Buffer): Buffer =>
    createHmac('sha256', key).update(id).digest().subarray(0, proofBytes);
  return {
    markOf(personId) {
      const id = Buffer.from(personId.replaceAll('-', ''), 'hex');
      return Buffer.concat([id, proofOf(id)]).toString('base64url');
    },
    findReader(mark) {
      if (!shape.test(mark)) return null;
      const bytes = Buffer.from(mark, 'base64url');
      const id = bytes.subarray(0, idBytes);
      // Of two spellings of the same bytes only one is ours.
      if (bytes.toString('base64url') !== mark) return null;
      if (!timingSafeEqual(bytes.subarray(idBytes), proofOf(id))) return null;
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
