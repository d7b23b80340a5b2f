import { hkdfSync } from 'node:crypto';
import type { Db } from '@wayfare/postgres/db';
import type { Caller, Pool } from '#pool.ts';
import { keyedHash, type PoolSecrets, seal, unseal } from '#sealing/crypto.ts';
import {
  createVerifier,
  fixedBytes,
  fromBytes,
  groupBytes,
  isSafeBase,
  N,
  reader,
  saltBytes,
  type Verifier,
} from '#srp/srp.ts';
import { type Account, findAccountWithFailures, isUuid } from '#store/accounts.ts';
import { applicableBuckets, type BucketCount, possibleBuckets } from '#throttling/sign-in-limits.ts';

/** Cognito's limit. */
export const maxPasswordLength = 256;

/** Null if the password is acceptable. */
export async function passwordFault(pool: Pool, password: string, email: string): Promise<string | null> {
  if (password.length > maxPasswordLength) return `A password has at most ${maxPasswordLength} characters.`;
  return pool.config.passwordFault(password, { email });
}

const label = (sub: string): string => `credential of ${sub}`;

/** The verifier is stored encrypted, because trying a password against it takes only half a millisecond. */
export function createCredential({ config, secrets }: Pool, sub: string, password: string): Uint8Array {
  const { salt, v } = createVerifier({ poolId: config.poolId, userId: sub }, password);
  const content = Buffer.concat([fixedBytes(salt, saltBytes), fixedBytes(v, groupBytes)]);
  return seal(secrets.credentials, label(sub), content);
}

/** An error, not a wrong password: with another master key no member can sign in. */
function readCredential({ credentials }: PoolSecrets, { sub, credential }: Account): Verifier {
  const content = unseal(credentials, label(sub), credential);
  if (content === null)
    throw new Error('Cannot decrypt a credential: it was encrypted with another master key.');
  const read = reader(content);
  return { salt: fromBytes(read(saltBytes)), v: fromBytes(read(groupBytes)) };
}

/**
 * A name that somebody wants to sign in with. Without an account, id and verifier are derived from the name, so that the
 * response does not show whether the account exists.
 */
export interface Claimant {
  readonly userId: string;
  readonly verifier: Verifier;
  readonly account: Account | null;
  readonly buckets: readonly BucketCount[];
}

/** `username` is an email or a sub, in any case. */
export async function findClaimant(
  pool: Pool,
  db: Db,
  username: string,
  source: Pick<Caller, 'address' | 'browser'>,
): Promise<Claimant> {
  const { secrets } = pool;
  const name = username.toLowerCase();
  const derivedSub = deriveSub(secrets, name);
  const { account, failures } = await findAccountWithFailures(
    db,
    name,
    derivedSub,
    possibleBuckets(pool, source),
  );
  const userId = account?.sub ?? derivedSub;
  return {
    userId,
    account,
    buckets: applicableBuckets(pool, source, userId, failures),
    verifier: account === null ? deriveVerifier(secrets, userId) : readCredential(secrets, account),
  };
}

/** A UUID stays as it is, like the sub of an account. */
function deriveSub({ unknownNames }: PoolSecrets, name: string): string {
  if (isUuid(name)) return name;
  const hex = keyedHash(unknownNames, 'sub', name).toString('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) % 4) + 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}

/** No password matches it. */
function deriveVerifier({ unknownNames }: PoolSecrets, sub: string): Verifier {
  const bytes = hkdfSync('sha256', unknownNames, sub, 'verifier', saltBytes + groupBytes);
  const read = reader(Buffer.from(bytes));
  const salt = fromBytes(read(saltBytes));
  const v = fromBytes(read(groupBytes)) % N;
  return { salt, v: isSafeBase(v) ? v : 4n };
}
