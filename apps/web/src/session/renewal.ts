import { configured, type Identity } from './client.ts';
import type { Renewal } from './live-session.ts';
import { leaveNoticeIfNone } from './notice.ts';
import { browserStores, clearTokens } from './stored-session.ts';

/** Asks the provider whether the session lives. It clears nothing. */
export async function renew(config: Identity): Promise<Renewal> {
  try {
    const client = await configured(config);
    return await client.renewTokens();
  } catch {
    return { status: 'unreachable' };
  }
}

export function dropTokens(): void {
  clearTokens(browserStores());
}

/** The session is over: nothing of it stays, and the log-in will say so, unless it has something else to say. */
export function forgetEnded(): void {
  dropTokens();
  leaveNoticeIfNone('logged-out');
}
