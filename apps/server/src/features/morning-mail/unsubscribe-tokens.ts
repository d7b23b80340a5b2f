import { createSignedIds } from '#adapters/master-key/master-key.ts';

/** Signed tokens that name the reader in unsubscribe links. */
export interface UnsubscribeTokens {
  createToken(personId: string): string;
  /** Null if the signature is wrong. */
  findPersonId(token: string): string | null;
}

/** Has the length of a token, but is not valid. */
export const placeholderToken = 'unsubscribe-token'.padEnd(43, '_');

/** The key is derived from the site's secret, so tokens need no table and never expire. */
export function createUnsubscribeTokens(siteSecret: Uint8Array): UnsubscribeTokens {
  const signedIds = createSignedIds(siteSecret, 'unsubscribe tokens');
  return {
    createToken: (personId) => signedIds.sign(personId),
    findPersonId: (token) => signedIds.verify(token),
  };
}
