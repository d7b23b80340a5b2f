import { ApiError } from '#api/api-error.ts';
import type { Identity } from '#session/client.ts';
import { tokenOf } from '#session/live-session.ts';
import { forgetEnded, renew } from '#session/renewal.ts';
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

/** The same with a token that was renewed for this one call. Where nobody renews it, the one at hand may still be good. */
export async function withNewTokenHere<T>(
  config: Identity,
  attempt: (token: string) => Promise<T>,
): Promise<T> {
  const renewal = await renew(config);
  if (renewal.status === 'unreachable') return withTokenHere(config, attempt);
  if (renewal.status === 'renewed') return attempt(tokenOf(renewal.session));
  forgetEnded();
  throw new LoggedOut('Nobody is logged in.');
}
