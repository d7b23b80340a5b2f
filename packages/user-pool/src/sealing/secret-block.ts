import { fixedBytes, fromBytes, groupBytes, reader, saltBytes } from '#srp/group.ts';
import type { PoolSecrets } from './pool-secrets.ts';
import { seal, unseal } from './sealed-box.ts';

/** What the server must still know when the client's proof comes. The client carries it, so no flood can fill memory. */
export interface SecretBlock {
  /** Claimed once. */
  readonly nonce: string;
  readonly issuedAt: Date;
  readonly userId: string;
  /** Of the password as it was: a change in between makes the proof worthless. */
  readonly salt: bigint;
  readonly A: bigint;
  readonly b: bigint;
  readonly B: bigint;
}

const nonceBytes = 16;
const ephemeralBytes = 32;
/** A may come a little longer than N, with leading digits that only its hash sees. */
const publicKeyBytes = 388;

const label = (purpose: string): string => `secret block of ${purpose}`;

export function sealSecretBlock({ secretBlocks }: PoolSecrets, purpose: string, block: SecretBlock): string {
  const content = Buffer.concat([
    Buffer.from(block.nonce, 'hex'),
    fixedBytes(BigInt(block.issuedAt.getTime()), 8),
    Buffer.from(block.userId.replaceAll('-', ''), 'hex'),
    fixedBytes(block.salt, saltBytes),
    fixedBytes(block.b, ephemeralBytes),
    fixedBytes(block.A, publicKeyBytes),
    fixedBytes(block.B, groupBytes),
  ]);
  return seal(secretBlocks, label(purpose), content).toString('base64');
}

export function openSecretBlock(
  { secretBlocks }: PoolSecrets,
  purpose: string,
  bytes: Uint8Array,
): SecretBlock | null {
  const content = unseal(secretBlocks, label(purpose), bytes);
  if (content === null) return null;
  const take = reader(content);
  return {
    nonce: take(nonceBytes).toString('hex'),
    issuedAt: new Date(Number(fromBytes(take(8)))),
    userId: asUuid(take(16).toString('hex')),
    salt: fromBytes(take(saltBytes)),
    b: fromBytes(take(ephemeralBytes)),
    A: fromBytes(take(publicKeyBytes)),
    B: fromBytes(take(groupBytes)),
  };
}

const asUuid = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
