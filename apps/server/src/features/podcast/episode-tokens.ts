import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto';

/** A recording as one feed may fetch it: of that day, and made of those very bytes. */
export interface Episode {
  readonly feedId: string;
  readonly date: string;
  /** In hexadecimal, as much of it as an address bears. */
  readonly sum: string;
}

/**
 * What stands in the address of a recording: which feed told it, and that we wrote it. It opens that one recording, and
 * whoever has it learns nothing of the feed's own address.
 */
export interface EpisodeProofs {
  proofOf(episode: Episode): string;
  /** The feed that the address was told to; null for what we did not write. */
  findFeed(proof: string, episode: Omit<Episode, 'feedId'>): string | null;
}

const idBytes = 16;
const proofBytes = 16;
const shape = /^[\w-]{43}$/;

export function episodeProofsUnder(siteSecret: Uint8Array): EpisodeProofs {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', siteSecret, '', 'episodes of podcasts', 32)));
  const signed = (id: Buffer, { date, sum }: Omit<Episode, 'feedId'>): Buffer =>
    createHmac('sha256', key).update(id).update(`${date} ${sum}`).digest().subarray(0, proofBytes);
  return {
    proofOf({ feedId, ...episode }) {
      const id = Buffer.from(feedId.replaceAll('-', ''), 'hex');
      return Buffer.concat([id, signed(id, episode)]).toString('base64url');
    },
    findFeed(proof, episode) {
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
