import { createSignedIds } from '#adapters/master-key/master-key.ts';

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
  verify(token: string, episode: Omit<EpisodeRef, 'feedId'>): string | null;
}

export function createEpisodeTokens(siteSecret: Uint8Array): EpisodeTokens {
  const signedIds = createSignedIds(siteSecret, 'episodes of podcasts');
  return {
    sign: ({ feedId, date, hash }) => signedIds.sign(feedId, `${date} ${hash}`),
    verify: (token, { date, hash }) => signedIds.verify(token, `${date} ${hash}`),
  };
}
