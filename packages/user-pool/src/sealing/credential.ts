import { fromBytes } from '#srp/group.ts';
import type { Verifier } from '#srp/verifier.ts';
import { fixedBytes, groupBytes, reader, saltBytes } from './fixed-bytes.ts';
import type { PoolSecrets } from './pool-secrets.ts';
import { seal, unseal } from './sealed-box.ts';

const label = (sub: string): string => `credential of ${sub}`;

/** A guess at a verifier costs half a millisecond, so nobody who only has the database may see one. */
export function sealCredential({ credentials }: PoolSecrets, sub: string, { salt, v }: Verifier): Buffer {
  const content = Buffer.concat([fixedBytes(salt, saltBytes), fixedBytes(v, groupBytes)]);
  return seal(credentials, label(sub), content);
}

/** Throws where the master key is not the one it was sealed with: nobody could sign in, and that is no wrong password. */
export function unsealCredential({ credentials }: PoolSecrets, sub: string, box: Uint8Array): Verifier {
  const content = unseal(credentials, label(sub), box);
  if (content === null)
    throw new Error('A credential does not open: the master key is not the one it was sealed with.');
  const take = reader(content);
  return { salt: fromBytes(take(saltBytes)), v: fromBytes(take(groupBytes)) };
}
