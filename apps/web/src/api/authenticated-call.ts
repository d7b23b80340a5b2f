import type { Identity } from '#session/client.ts';
import { clearEndedSession, renew } from '#session/renewal.ts';
import { findToken } from '#session/session.ts';
import { pickToken, type Renewal } from '#session/stored-session.ts';
import { ApiError } from './api-error.ts';

export class LoggedOutError extends Error {
  override readonly name = 'LoggedOutError';
}

/**
 * Calls `attempt` with a valid token. Renews the session once after a 401. Throws LoggedOutError if it has ended;
 * does not navigate, so that unsaved text is not lost.
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

/** Only a refusal by the identity provider ends a session. */
function getRenewedToken(renewal: Exclude<Renewal, { status: 'unreachable' }>): string {
  if (renewal.status === 'renewed') return pickToken(renewal.session);
  clearEndedSession();
  throw new LoggedOutError('Nobody is logged in.');
}

/** Renews the token first. If the provider is unreachable, uses the current token. */
export async function withFreshToken<T>(
  config: Identity,
  attempt: (token: string) => Promise<T>,
): Promise<T> {
  const renewal = await renew(config);
  if (renewal.status === 'unreachable') return withToken(config, attempt);
  return attempt(getRenewedToken(renewal));
}
