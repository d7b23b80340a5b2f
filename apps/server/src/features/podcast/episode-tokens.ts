import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto';

/** A recording as one feed may fetch it: of that day, and made of those very bytes. */
export interface EpisodeRef {
  readonly feedId: string;
  readonly date: string;
  /** In hexadecimal, as much of it as an address bears. */
  readonly hash: string;
}

/**
 * What stands in the address of a recording: which feed told it, and that we wrote it. It opens that one recording, and
 * whoever has it learns nothing of the feed's own address.
 */
export interface EpisodeTokens {
  sign(episode: EpisodeRef): string;
  /** The feed that the address was told to; null for what we did not write. */
  verify(proof: string, episode: Omit<EpisodeRef, 'feedId'>): string | null;
}

const idBytes = 16;
const signatureBytes = 16;
const shape = /^[\w-]{43}$/;

export function createEpisodeTokens(siteSecret: Uint8Array): EpisodeTokens {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', siteSecret, '', 'episodes of podcasts', 32)));
  const signed = (id: Buffer, { date, hash: sum }: Omit<EpisodeRef, 'feedId'>): Buffer =>
    createHmac('sha256', key).update(id).update(`${date} ${sum}`).digest().subarray(0, signatureBytes);
  return {
    sign({ feedId, ...episode }) {
      const id = Buffer.from(feedId.replaceAll('-', ''), 'hex');
      return Buffer.concat([id, signed(id, episode)]).toString('base64url');
    },
    verify(proof, episode) {
      if (!shape.test(proof)) return null;
      const bytes = Buffer.from(proof, 'base64url');
      // Of two spellings of the same bytes only one is ours.
      if (bytes.toString('base64url') !== proof) return null;
      const id = bytes.subarray(0, idBytes);
      if (!timingSafeEqual(bytes.subarray(idBytes), signed(id, episode))) return null;
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
