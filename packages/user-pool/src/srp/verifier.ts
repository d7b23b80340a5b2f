import { randomBytes } from 'node:crypto';
import { fromBytes, g, padded, power, sha256 } from './group.ts';

/** All that is kept of a password. */
export interface Verifier {
  readonly salt: bigint;
  readonly v: bigint;
}

/** Whose password it is. Both parts are hashed with it, so a change of either makes every password wrong. */
export interface Identity {
  readonly poolId: string;
  readonly userId: string;
}

const saltBytes = 16;

export const poolNameOf = (poolId: string): string => poolId.slice(poolId.indexOf('_') + 1);

export function privateKeyOf({ poolId, userId }: Identity, password: string, salt: bigint): bigint {
  const inner = sha256(poolNameOf(poolId), userId, ':', password);
  return fromBytes(sha256(padded(salt), inner));
}

export function verifierOf(identity: Identity, password: string, salt = randomSalt()): Verifier {
  return { salt, v: power(g, privateKeyOf(identity, password, salt)) };
}

const randomSalt = (): bigint => fromBytes(randomBytes(saltBytes));

/** The check of a password that arrives in clear, over a connection that is already trusted. */
export function isPasswordOf(identity: Identity, password: string, { salt, v }: Verifier): boolean {
  return power(g, privateKeyOf(identity, password, salt)) === v;
}
