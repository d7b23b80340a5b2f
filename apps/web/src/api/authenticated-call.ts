import type { Identity } from '#session/client.ts';
import { clearEndedSession, renew } from '#session/renewal.ts';
import { findToken } from '#session/session.ts';
import { pickToken, type Renewal } from '#session/stored-session.ts';
import { ApiError } from './api-error.ts';

/** Nobody is logged in any more. */
export class LoggedOutError extends Error {
  override readonly name = 'LoggedOutError';
}

/**
 * Does something with a fresh token. Where the token is refused the session is validated: if it lives, this is tried
 * once more, and if not, whoever asked is told. For a page whose text would be lost if it were left.
 */
export async function withToken<T>(config: Identity, attempt: (token: string) => Promise<T>): Promise<T> {
  const token = await findToken(config);
  if (token !== null) {
    try {
      return await attempt(token);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
    }
  }
  const renewal = await renew(config);
  if (renewal.status === 'unreachable')
    throw new ApiError({ status: 0, code: 'network', message: 'A network error has occurred.' });
  return attempt(getRenewedToken(renewal));
}

/** Only the identity provider's own refusal ends a session. */
function getRenewedToken(renewal: Exclude<Renewal, { status: 'unreachable' }>): string {
  if (renewal.status === 'renewed') return pickToken(renewal.session);
  clearEndedSession();
  throw new LoggedOutError('Nobody is logged in.');
}

/** The same with a token that was renewed for this one call. Where nobody renews it, the one at hand may still be good. */
export async function withFreshToken<T>(
  config: Identity,
  attempt: (token: string) => Promise<T>,
): Promise<T> {
  const renewal = await renew(config);
  if (renewal.status === 'unreachable') return withToken(config, attempt);
  return attempt(getRenewedToken(renewal));
}
