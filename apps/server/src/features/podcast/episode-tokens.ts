import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto';

/** One recording in one feed. */
export interface EpisodeRef {
  readonly feedId: string;
  readonly date: string;
  /** The start of the SHA-256 of the file, as in its address. */
  readonly hash: string;
}

/**
 * A token in the address of a recording, which names the feed and is signed. It grants that recording only, and does
 * not reveal the address of the feed.
 */
export interface EpisodeTokens {
  sign(episode: EpisodeRef): string;
  /** The id of the feed, or null if the signature is invalid. */
  verify(proof: string, episode: Omit<EpisodeRef, 'feedId'>): string | null;
}

const idBytes = 16;
const signatureBytes = 16;
const shape = /^[\w-]{43}$/;

export function createEpisodeTokens(siteSecret: Uint8Array): EpisodeTokens {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', siteSecret, '', 'episodes of podcasts', 32)));
  const signed = (id: Buffer, { date, hash }: Omit<EpisodeRef, 'feedId'>): Buffer =>
    createHmac('sha256', key).update(id).update(`${date} ${hash}`).digest().subarray(0, signatureBytes);
  return {
    sign({ feedId, ...episode }) {
      const id = Buffer.from(feedId.replaceAll('-', ''), 'hex');
      return Buffer.concat([id, signed(id, episode)]).toString('base64url');
    },
    verify(proof, episode) {
      if (!shape.test(proof)) return null;
      const bytes = Buffer.from(proof, 'base64url');
      // Base64 has several spellings of the same bytes; only the canonical one is accepted.
      if (bytes.toString('base64url') !== proof) return null;
      const id = bytes.subarray(0, idBytes);
      if (!timingSafeEqual(bytes.subarray(idBytes), signed(id, episode))) return null;
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
