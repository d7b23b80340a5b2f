import { ApiError } from '#api/api-error.ts';
import type { Identity } from '#session/client.ts';
import { tokenOf } from '#session/live-session.ts';
import { findToken, session } from '#session/session.ts';
import { logInAgain } from './log-in-again.ts';

/**
 * Does something with a fresh token. Where the token is refused the session is validated: if it lives, this is tried
 * once more, and if not, the log-in follows.
 */
export async function withToken<T>(config: Identity, attempt: (token: string) => Promise<T>): Promise<T> {
  const token = await findToken(config);
  if (token !== null) {
    try {
      return await attempt(token);
    } catch (error) {
      if (!isUnauthenticated(error)) throw error;
    }
  }
  const found = await session(config);
  if (found.isValid) return attempt(tokenOf(found));
  logInAgain();
  return neverAnswered();
}

const isUnauthenticated = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** The page is being left, and nobody should see a failure flash by. */
const neverAnswered = <T>(): Promise<T> => new Promise<T>(() => {});
