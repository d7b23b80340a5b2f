// Changes of the signed-in account. After an `ended` outcome the stored session is cleared.
import type { AccountOutcome, LogInsOutcome } from './account-outcome.ts';
import { type Identity, loadClient } from './client.ts';
import { leaveNotice } from './notice.ts';
import { clearEndedSession } from './renewal.ts';
import { browserStores, clearVisit } from './stored-session.ts';

const providerAccount = () => import('./provider-account.ts');

export function changeName(config: Identity, name: string): Promise<AccountOutcome> {
  return runProviderCall(async () => {
    const [client, { saveName }] = await Promise.all([loadClient(config), providerAccount()]);
    return saveName(client, name);
  });
}

export function changePassword(
  config: Identity,
  change: { readonly current: string; readonly chosen: string },
): Promise<AccountOutcome> {
  return runProviderCall(async () => {
    const [client, { savePassword }] = await Promise.all([loadClient(config), providerAccount()]);
    return savePassword(client, change);
  });
}

/**
 * Checks the password of the signed-in member with a new sign-in, so that the session counts as recent. A failure keeps
 * the session.
 */
export function verifyPassword(
  config: Identity,
  credentials: { readonly email: string; readonly password: string },
): Promise<AccountOutcome> {
  return runProviderCall(async () => {
    const [client, { verifyPassword: verify }] = await Promise.all([
      loadClient(config),
      import('./provider-account.ts'),
    ]);
    return verify(client, config, credentials);
  });
}

/** Ends every session, including this one. A failure keeps all of them. */
export async function signOutEverywhere(config: Identity): Promise<AccountOutcome> {
  const outcome = await runProviderCall(async () => {
    const [client, { endEverySession }] = await Promise.all([loadClient(config), providerAccount()]);
    return endEverySession(client, config);
  });
  if (outcome.status === 'done') {
    clearVisit(browserStores());
    leaveNotice('logged-out-everywhere');
  }
  return outcome;
}

/** Clears the stored session if it has ended. A script that failed to load is the outcome `incomplete`. */
async function runProviderCall<Outcome extends { readonly status: string }>(
  call: () => Promise<Outcome>,
): Promise<Outcome | { readonly status: 'incomplete' }> {
  try {
    const outcome = await call();
    if (outcome.status === 'ended') clearEndedSession();
    return outcome;
  } catch {
    return { status: 'incomplete' };
  }
}

/** `unsupported` if the provider has no such list. */
export const listLogIns = (config: Identity): Promise<LogInsOutcome> =>
  runProviderCall(async () => {
    const [client, { listSessions }] = await Promise.all([loadClient(config), providerAccount()]);
    return listSessions(client);
  });

export const endLogIn = (config: Identity, id: string): Promise<AccountOutcome> =>
  runProviderCall(async () => {
    const [client, { endSession }] = await Promise.all([loadClient(config), providerAccount()]);
    return endSession(client, id);
  });
