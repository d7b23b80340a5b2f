import { seconds } from '@wayfare/contracts/rules/durations';
import { type Identity, loadClient } from './client.ts';
import { leaveNoticeIfNone } from './notice.ts';
import { browserStores, clearTokens, type Renewal } from './stored-session.ts';

const retryDelayMs = seconds(1);

/**
 * Asks the provider whether the session lives, and once more where nobody answered: some browsers break off what is
 * under way as soon as the reader goes on to another page, and that is not a session's end. It clears nothing.
 */
export async function renew(config: Identity): Promise<Renewal> {
  const renewal = await tryRenew(config);
  if (renewal.status !== 'unreachable') return renewal;
  await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
  return tryRenew(config);
}

async function tryRenew(config: Identity): Promise<Renewal> {
  try {
    const client = await loadClient(config);
    return await client.renewTokens();
  } catch {
    return { status: 'unreachable' };
  }
}

export function dropTokens(): void {
  clearTokens(browserStores());
}

/** The session is over: nothing of it stays, and the log-in will say so, unless it has something else to say. */
export function clearEndedSession(): void {
  dropTokens();
  leaveNoticeIfNone('logged-out');
}
