/** 32 secret bytes, kept outside the database, that seal what the database holds of passwords and sessions. */
export type MasterKey = Uint8Array;

export const masterKeyBytes = 32;
