import { ApiError } from '#api/api-error.ts';
import type { Identity } from '#session/client.ts';
import { tokenOf } from '#session/live-session.ts';
import { findToken, session } from '#session/session.ts';

/** Nobody is logged in any more. */
export class LoggedOut extends Error {
  override readonly name = 'LoggedOut';
}

/** Like `withToken`, for a page that says so and stays: leaving it would lose what was typed, or where one was. */
export async function withTokenHere<T>(config: Identity, attempt: (token: string) => Promise<T>): Promise<T> {
  const token = await findToken(config);
  if (token !== null) {
    try {
      return await attempt(token);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
    }
  }
  const found = await session(config);
  if (!found.isValid) throw new LoggedOut('Nobody is logged in.');
  return attempt(tokenOf(found));
}
