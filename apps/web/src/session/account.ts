// What a member does to the own account. After `ended` this browser has forgotten the session.
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

/** Proves the password of whoever is signed in here, as if they logged in just now. Whatever comes of it, they stay. */
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

/** Ends every session, this one among them. Where that fails all of them go on, so that it can be tried again. */
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

/** Whatever is asked of the provider: an end of the session is noted, and a part that is missing is an answer too. */
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

/** Where this member is logged in, this browser among them; `untold` where the provider cannot say. */
export const listLogIns = (config: Identity): Promise<LogInsOutcome> =>
  runProviderCall(async () => {
    const [client, { findLogIns }] = await Promise.all([loadClient(config), providerAccount()]);
    return findLogIns(client);
  });

/** Ends one of them. */
export const endLogIn = (config: Identity, id: string): Promise<AccountOutcome> =>
  runProviderCall(async () => {
    const [client, { endSession }] = await Promise.all([loadClient(config), providerAccount()]);
    return endSession(client, id);
  });
