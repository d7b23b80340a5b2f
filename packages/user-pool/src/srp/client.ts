import { createHmac, randomBytes } from 'node:crypto';
import { formatTimestamp, fromBytes, g, k, N, padded, power, sha256 } from './srp.ts';

export interface ClientKeys {
  readonly a: bigint;
  readonly A: bigint;
}

export function createClientKeys(): ClientKeys {
  const a = fromBytes(randomBytes(32));
  return { a, A: power(g, a) };
}

/** The pool's response to the first request of a sign-in. */
export interface SrpChallenge {
  readonly SALT?: string;
  readonly SRP_B?: string;
  readonly SECRET_BLOCK?: string;
}

interface Login {
  /** The part of the pool id after `_`. */
  readonly poolName: string;
  readonly userId: string;
  readonly password: string;
}

/** Proves the password. Written independently of the server's half, so that tests compare the two. */
export function createPasswordClaim(
  { a, A }: ClientKeys,
  { SALT, SECRET_BLOCK = '', SRP_B }: SrpChallenge,
  { poolName, userId, password }: Login,
  at: Date,
) {
  const B = BigInt(`0x${SRP_B}`);
  const u = fromBytes(sha256(padded(A), padded(B)));
  const x = fromBytes(sha256(padded(BigInt(`0x${SALT}`)), sha256(`${poolName}${userId}:${password}`)));
  const base = (((B - k * power(g, x)) % N) + N) % N;
  const S = power(base, a + u * x);
  const extracted = createHmac('sha256', padded(u)).update(padded(S)).digest();
  const key = createHmac('sha256', extracted).update('Caldera Derived Key\u0001').digest().subarray(0, 16);
  const TIMESTAMP = formatTimestamp(at);
  const signature = createHmac('sha256', key)
    .update(poolName + userId)
    .update(Buffer.from(SECRET_BLOCK, 'base64'))
    .update(TIMESTAMP)
    .digest('base64');
  return { PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK, TIMESTAMP, PASSWORD_CLAIM_SIGNATURE: signature };
}
