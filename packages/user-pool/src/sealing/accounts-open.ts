import type { PoolStore } from '#store/pool-store.ts';
import { isCredential } from './credential.ts';
import { poolSecrets } from './pool-secrets.ts';

/** Whether a pool's accounts were sealed with this key: one tells it of all. Null where there are none. */
export async function accountsOpen(
  store: Pick<PoolStore, 'listAccounts'>,
  poolId: string,
  masterKey: Uint8Array,
): Promise<boolean | null> {
  const [account] = await store.listAccounts({ after: '', limit: 1 });
  return account ? isCredential(poolSecrets(masterKey, poolId), account.sub, account.credential) : null;
}
