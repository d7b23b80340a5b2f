import { createHash, randomBytes } from 'node:crypto';

export const resetLinkMs = 60 * 60 * 1000;
/** So many links an hour, whoever asks. */
export const linksAnHour = 5;

export const newResetToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token: the table alone opens nothing. */
export const hashOf = (token: string): Uint8Array => createHash('sha256').update(token).digest();
