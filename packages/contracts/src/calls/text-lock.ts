import * as z from 'zod/mini';

/** Chosen at random by the device that edits; see `updateLock`. */
export const lockToken = z.string().check(z.regex(/^[\w-]{16,64}$/));

/**
 * For calls that change a text which somebody may be editing. With a token: 409 `text_locked` if another one holds the
 * lock. Without: the call of another program, which releases the lock.
 */
export const optionalToken = z.optional(lockToken);
