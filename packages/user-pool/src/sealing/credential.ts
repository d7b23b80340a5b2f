import type { Db } from '@wayfare/postgres/db';
import { fixedBytes, fromBytes, groupBytes, reader, saltBytes } from '#srp/group.ts';
import type { Verifier } from '#srp/verifier.ts';
import { listAccounts } from '#store/accounts.ts';
import { type PoolSecrets, poolSecrets } from './pool-secrets.ts';
import { seal, unseal } from './sealed-box.ts';

/** A member's sub, or the name of what else has a secret of its own. */
const label = (owner: string): string => `credential of ${owner}`;

/** A guess at a verifier costs half a millisecond, so nobody who only has the database may see one. */
export function sealCredential({ credentials }: PoolSecrets, owner: string, { salt, v }: Verifier): Buffer {
  const content = Buffer.concat([fixedBytes(salt, saltBytes), fixedBytes(v, groupBytes)]);
  return seal(credentials, label(owner), content);
}

/** Whether a pool's accounts were sealed with this key: one tells it of all. Null where there are none. */
export async function accountsOpen(db: Db, poolId: string, masterKey: Uint8Array): Promise<boolean | null> {
  const [account] = await listAccounts(db, { after: '', limit: 1 });
  if (account === undefined) return null;
  const { credentials } = poolSecrets(masterKey, poolId);
  return unseal(credentials, label(account.sub), account.credential) !== null;
}

/** Throws where the master key is not the one it was sealed with: nobody could sign in, and that is no wrong password. */
export function unsealCredential({ credentials }: PoolSecrets, owner: string, box: Uint8Array): Verifier {
  const content = unseal(credentials, label(owner), box);
  if (content === null)
    throw new Error('A credential does not open: the master key is not the one it was sealed with.');
  const take = reader(content);
  return { salt: fromBytes(take(saltBytes)), v: fromBytes(take(groupBytes)) };
}
