import { seconds } from '@wayfare/contracts/rules/durations';
import { type Identity, loadClient } from './client.ts';
import { leaveNoticeIfNone } from './notice.ts';
import { clearTokens, type Renewal } from './stored-session.ts';

const retryDelayMs = seconds(1);

/**
 * Renews the session, and retries once if the provider is unreachable: some browsers cancel requests when the reader
 * leaves a page. Clears nothing.
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

/** Clears the ended session, so that the log-in page explains it. */
export function clearEndedSession(): void {
  clearTokens();
  leaveNoticeIfNone('logged-out');
}
