/** 32 secret bytes, kept outside the database, that seal the site's secret. Another one may take their place. */
export type MasterKey = Uint8Array;

export const masterKeyBytes = 32;

/**
 * What everything else is derived from: what seals passwords and signing keys, what hashes addresses, what marks links
 * that must be good for years. For ever the same; the database holds it under the master key.
 */
export type SiteSecret = Uint8Array;
