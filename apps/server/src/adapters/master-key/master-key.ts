/** 32 bytes, stored outside the database, that encrypt the site secret. Can be rotated. */
export type MasterKey = Uint8Array;

export const masterKeyBytes = 32;

/** All other keys are derived from it. Never changes; stored in the database, encrypted with the master key. */
export type SiteSecret = Uint8Array;
