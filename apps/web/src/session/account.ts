// Changes of the signed-in account. After an `ended` outcome the stored session is cleared.
import type { AccountOutcome, LogInsOutcome } from './account-outcome.ts';
import { type Client, type Identity, loadClient } from './client.ts';
import { leaveNotice } from './notice.ts';
import { clearEndedSession } from './renewal.ts';
import { clearVisit } from './stored-session.ts';

type ProviderAccount = typeof import('./provider-account.ts');

/** Clears the stored session if it has ended. A script that failed to load is the outcome `incomplete`. */
async function callProvider<Outcome extends { readonly status: string }>(
  config: Identity,
  run: (account: ProviderAccount, client: Client) => Promise<Outcome>,
): Promise<Outcome | { readonly status: 'incomplete' }> {
  try {
    const [account, client] = await Promise.all([import('./provider-account.ts'), loadClient(config)]);
    const outcome = await run(account, client);
    if (outcome.status === 'ended') clearEndedSession();
    return outcome;
  } catch {
    return { status: 'incomplete' };
  }
}

export const changeName = (config: Identity, name: string): Promise<AccountOutcome> =>
  callProvider(config, (account, client) => account.saveName(client, name));

export const changePassword = (
  config: Identity,
  change: { readonly current: string; readonly chosen: string },
): Promise<AccountOutcome> => callProvider(config, (account, client) => account.savePassword(client, change));

/**
 * Checks the password of the signed-in member with a new sign-in, so that the session counts as recent. A failure keeps
 * the session.
 */
export const verifyPassword = (
  config: Identity,
  credentials: { readonly email: string; readonly password: string },
): Promise<AccountOutcome> =>
  callProvider(config, (account, client) => account.verifyPassword(client, config, credentials));

/** Ends every session, including this one. A failure keeps all of them. */
export async function signOutEverywhere(config: Identity): Promise<AccountOutcome> {
  const outcome = await callProvider(config, (account, client) => account.endEverySession(client, config));
  if (outcome.status === 'done') {
    clearVisit();
    leaveNotice('logged-out-everywhere');
  }
  return outcome;
}

/** `unsupported` if the provider has no such list. */
export const listLogIns = (config: Identity): Promise<LogInsOutcome> =>
  callProvider(config, (account, client) => account.listSessions(client));

export const endLogIn = (config: Identity, id: string): Promise<AccountOutcome> =>
  callProvider(config, (account, client) => account.endSession(client, id));
