import { hkdfSync } from 'node:crypto';
import { fromBytes, groupBytes, isSafeBase, N, reader, saltBytes } from '#srp/group.ts';
import type { Verifier } from '#srp/verifier.ts';
import { keyedHash, type PoolSecrets } from './pool-secrets.ts';

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const isUuid = (text: string): boolean => uuidShape.test(text);

/**
 * The id that a name without an account goes by: always the same one, of the shape real ones have. Where the name
 * is such an id itself it stays as it is, as a member's own id would.
 */
export function pseudoSub({ unknownNames }: PoolSecrets, name: string): string {
  if (isUuid(name)) return name;
  return madeUpUuid(keyedHash(unknownNames, 'sub', name));
}

/** A random-looking id of the shape that random ones have. */
export function madeUpUuid(hash: Buffer): string {
  const hex = hash.toString('hex');
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) % 4) + 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}

/** A verifier whose password nobody knows, the same for the same id every time. */
export function pseudoVerifier({ unknownNames }: PoolSecrets, sub: string): Verifier {
  const drawn = hkdfSync('sha256', unknownNames, sub, 'verifier', saltBytes + groupBytes);
  const take = reader(Buffer.from(drawn));
  const salt = fromBytes(take(saltBytes));
  const v = fromBytes(take(groupBytes)) % N;
  return { salt, v: isSafeBase(v) ? v : 4n };
}
