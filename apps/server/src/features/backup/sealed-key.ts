import { createSecretKey, type KeyObject, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { seal, unseal } from '@wayfare/user-pool/sealed-box';
import type { SealedKey } from './manifest.ts';

const label = 'master key in a backup';

/** About 0.1 s and 64 MB per guess. */
const scryptCost = { cost: 2 ** 16, blockSize: 8, parallelization: 1 };

const scryptAsync = promisify<
  string,
  Buffer,
  number,
  { cost: number; blockSize: number; parallelization: number; maxmem: number },
  Buffer
>(scrypt);

export async function sealKey(key: Uint8Array, passphrase: string): Promise<SealedKey> {
  const salt = randomBytes(16);
  const wrappingKey = await deriveFromPassphrase(passphrase, { ...scryptCost, salt });
  return {
    scrypt: { ...scryptCost, salt: salt.toString('base64') },
    box: Buffer.from(seal(wrappingKey, label, key)).toString('base64'),
  };
}

/** Null if the passphrase is wrong. */
export async function unsealKey(sealed: SealedKey, passphrase: string): Promise<Uint8Array | null> {
  const { salt, ...how } = sealed.scrypt;
  const wrappingKey = await deriveFromPassphrase(passphrase, { ...how, salt: Buffer.from(salt, 'base64') });
  return unseal(wrappingKey, label, Buffer.from(sealed.box, 'base64'));
}

async function deriveFromPassphrase(
  passphrase: string,
  { salt, cost, blockSize, parallelization }: typeof scryptCost & { salt: Buffer },
): Promise<KeyObject> {
  const maxmem = 256 * cost * blockSize;
  const bytes = await scryptAsync(passphrase.normalize('NFC'), salt, 32, {
    cost,
    blockSize,
    parallelization,
    maxmem,
  });
  return createSecretKey(bytes);
}
