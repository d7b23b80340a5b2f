import { createSecretKey, type KeyObject, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { seal, unseal } from '@wayfare/user-pool/sealed-box';
import type { SealedKey } from './manifest.ts';

const label = 'master key in a backup';

/** About a tenth of a second for each guess, and 64 MB. */
const hardness = { cost: 2 ** 16, blockSize: 8, parallelization: 1 };

const derive = promisify<
  string,
  Buffer,
  number,
  { cost: number; blockSize: number; parallelization: number; maxmem: number },
  Buffer
>(scrypt);

export async function sealKey(key: Uint8Array, passphrase: string): Promise<SealedKey> {
  const salt = randomBytes(16);
  const by = await keyOf(passphrase, { ...hardness, salt });
  return {
    scrypt: { ...hardness, salt: salt.toString('base64') },
    box: Buffer.from(seal(by, label, key)).toString('base64'),
  };
}

/** Null where the passphrase is another. */
export async function unsealKey(sealed: SealedKey, passphrase: string): Promise<Uint8Array | null> {
  const { salt, ...how } = sealed.scrypt;
  const by = await keyOf(passphrase, { ...how, salt: Buffer.from(salt, 'base64') });
  return unseal(by, label, Buffer.from(sealed.box, 'base64'));
}

async function keyOf(
  passphrase: string,
  { salt, cost, blockSize, parallelization }: typeof hardness & { salt: Buffer },
): Promise<KeyObject> {
  const maxmem = 256 * cost * blockSize;
  const bytes = await derive(passphrase.normalize('NFC'), salt, 32, {
    cost,
    blockSize,
    parallelization,
    maxmem,
  });
  return createSecretKey(bytes);
}
