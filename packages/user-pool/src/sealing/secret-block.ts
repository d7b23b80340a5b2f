import { fixedBytes, fromBytes, groupBytes, reader, saltBytes } from '#srp/srp.ts';
import { type PoolSecrets, seal, unseal } from './crypto.ts';

/**
 * The server's state between the two requests of a sign-in. The client carries it encrypted, so that unfinished sign-ins
 * use no memory here.
 */
export interface SecretBlock {
  /** Can be used once. */
  readonly nonce: string;
  readonly issuedAt: Date;
  readonly userId: string;
  /** The sign-in fails if the password, and with it the salt, was changed in between. */
  readonly salt: bigint;
  readonly A: bigint;
  readonly b: bigint;
  readonly B: bigint;
}

const nonceBytes = 16;
const ephemeralBytes = 32;
/** `A` may be a little longer than N, because some clients send it unreduced. */
const publicKeyBytes = 388;

const label = (clientId: string): string => `secret block of ${clientId}`;

export function sealSecretBlock({ secretBlocks }: PoolSecrets, clientId: string, block: SecretBlock): string {
  const content = Buffer.concat([
    Buffer.from(block.nonce, 'hex'),
    fixedBytes(BigInt(block.issuedAt.getTime()), 8),
    Buffer.from(block.userId.replaceAll('-', ''), 'hex'),
    fixedBytes(block.salt, saltBytes),
    fixedBytes(block.b, ephemeralBytes),
    fixedBytes(block.A, publicKeyBytes),
    fixedBytes(block.B, groupBytes),
  ]);
  return seal(secretBlocks, label(clientId), content).toString('base64');
}

/** Null if the block is not from this pool, or for another client. */
export function unsealSecretBlock(
  { secretBlocks }: PoolSecrets,
  clientId: string,
  bytes: Uint8Array,
): SecretBlock | null {
  const content = unseal(secretBlocks, label(clientId), bytes);
  if (content === null) return null;
  const read = reader(content);
  return {
    nonce: read(nonceBytes).toString('hex'),
    issuedAt: new Date(Number(fromBytes(read(8)))),
    userId: toUuid(read(16).toString('hex')),
    salt: fromBytes(read(saltBytes)),
    b: fromBytes(read(ephemeralBytes)),
    A: fromBytes(read(publicKeyBytes)),
    B: fromBytes(read(groupBytes)),
  };
}

const toUuid = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
