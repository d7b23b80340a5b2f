import { settled } from './account.ts';
import type { AccountOutcome } from './account-outcome.ts';
import { configured, type Identity } from './client.ts';
import type { LogInsOutcome } from './log-in.ts';

const providerAccount = () => import('./provider-account.ts');

/** Where this member is logged in, this browser among them; `untold` where the provider cannot say. */
export const listLogIns = (config: Identity): Promise<LogInsOutcome> =>
  settled(async () => {
    const [client, { findLogIns }] = await Promise.all([configured(config), providerAccount()]);
    return findLogIns(client);
  });

/** Ends one of them. */
export const endLogIn = (config: Identity, id: string): Promise<AccountOutcome> =>
  settled(async () => {
    const [client, { endOne }] = await Promise.all([configured(config), providerAccount()]);
    return endOne(client, id);
  });
