import { ApiError } from '#api/api-error.ts';
import type { Identity } from '#session/client.ts';
import { type Renewal, tokenOf } from '#session/live-session.ts';
import { forgetEnded, renew } from '#session/renewal.ts';
import { findToken } from '#session/session.ts';
import { openDesks } from './desk/open-desks.ts';
import { logInAgain } from './log-in-again.ts';

/** Nobody is logged in any more. */
export class LoggedOut extends Error {
  override readonly name = 'LoggedOut';
}

/**
 * Does something with a fresh token. Where the token is refused the session is validated: if it lives, this is tried
 * once more, and if not, whoever asked is told. For a page whose text would be lost if it were left.
 */
export async function withTokenHere<T>(config: Identity, attempt: (token: string) => Promise<T>): Promise<T> {
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
  return attempt(tokenOrEnd(renewal));
}

/** Only the identity provider's own refusal ends a session. */
function tokenOrEnd(renewal: Exclude<Renewal, { status: 'unreachable' }>): string {
  if (renewal.status === 'renewed') return tokenOf(renewal.session);
  forgetEnded();
  throw new LoggedOut('Nobody is logged in.');
}

/** The same with a token that was renewed for this one call. Where nobody renews it, the one at hand may still be good. */
export async function withNewTokenHere<T>(
  config: Identity,
  attempt: (token: string) => Promise<T>,
): Promise<T> {
  const renewal = await renew(config);
  if (renewal.status === 'unreachable') return withTokenHere(config, attempt);
  return attempt(tokenOrEnd(renewal));
}

/**
 * For a page that may be left: where the session has ended, the log-in follows. A page on which somebody writes is never
 * left for that: its text says what has happened, and waits.
 */
export async function withToken<T>(config: Identity, attempt: (token: string) => Promise<T>): Promise<T> {
  try {
    return await withTokenHere(config, attempt);
  } catch (error) {
    if (!(error instanceof LoggedOut) || openDesks.size > 0) throw error;
    logInAgain();
    return neverAnswered();
  }
}

/** The page is being left, and nobody should see a failure flash by. */
const neverAnswered = <T>(): Promise<T> => new Promise<T>(() => {});
