import { createHmac, randomBytes } from 'node:crypto';
import { writeTimestamp } from './exchange.ts';
import { fromBytes, g, k, N, padded, power, sha256 } from './group.ts';

export interface ClientKeys {
  readonly a: bigint;
  readonly A: bigint;
}

export function clientKeys(): ClientKeys {
  const a = fromBytes(randomBytes(32));
  return { a, A: power(g, a) };
}

/** What a pool answers to the first half of a sign-in; nothing of it is ours to trust. */
export interface SrpChallenge {
  readonly SALT?: string;
  readonly SRP_B?: string;
  readonly SECRET_BLOCK?: string;
}

interface Secret {
  /** What stands after the `_` of the pool's id. */
  readonly poolName: string;
  readonly userId: string;
  readonly password: string;
}

/** The client's half of the arithmetic, written down from the client's side of the formulas. */
export function claimOf(
  { a, A }: ClientKeys,
  { SALT, SECRET_BLOCK = '', SRP_B }: SrpChallenge,
  { poolName, userId, password }: Secret,
  at: Date,
) {
  const B = BigInt(`0x${SRP_B}`);
  const u = fromBytes(sha256(padded(A), padded(B)));
  const x = fromBytes(sha256(padded(BigInt(`0x${SALT}`)), sha256(`${poolName}${userId}:${password}`)));
  const base = (((B - k * power(g, x)) % N) + N) % N;
  const S = power(base, a + u * x);
  const extracted = createHmac('sha256', padded(u)).update(padded(S)).digest();
  const key = createHmac('sha256', extracted).update('Caldera Derived Key\u0001').digest().subarray(0, 16);
  const TIMESTAMP = writeTimestamp(at);
  const signature = createHmac('sha256', key)
    .update(poolName + userId)
    .update(Buffer.from(SECRET_BLOCK, 'base64'))
    .update(TIMESTAMP)
    .digest('base64');
  return { PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK, TIMESTAMP, PASSWORD_CLAIM_SIGNATURE: signature };
}
