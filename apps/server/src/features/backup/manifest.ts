import { createSecretKey, type KeyObject, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { seal, unseal } from '@wayfare/user-pool/sealed-box';
import * as z from 'zod/mini';
import { isRecordingKey } from '#adapters/storage/storage.ts';

/** A backup cannot be made, read or restored. The message says why, and what to do. */
export class BackupFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupFault';
  }
}

const count = z.number().check(z.nonnegative());
const sum = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const sealedKey = z.object({
  scrypt: z.object({ cost: count, blockSize: count, parallelization: count, salt: z.string() }),
  box: z.string(),
});
type SealedKey = z.infer<typeof sealedKey>;

/** The contents of a backup with their checksums. `bytes` and `sha256` are of the file in the archive. */
export const manifestShape = z.object({
  format: z.literal(1),
  version: z.string(),
  madeAt: z.iso.datetime(),
  siteName: z.string(),
  publicUrl: z.string(),
  timeZone: z.string(),
  compression: z.literal('gzip'),
  schemas: z.array(
    z.object({
      ledger: z.string(),
      applied: z.array(z.object({ version: count, name: z.string(), checksum: z.string() })),
    }),
  ),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: count,
      file: z.string(),
      bytes: count,
      sha256: sum,
      /** Size of the rows before compression. */
      rowBytes: count,
      rowsSha256: sum,
    }),
  ),
  sequences: z.array(
    z.object({ schema: z.string(), name: z.string(), lastValue: z.string(), isCalled: z.boolean() }),
  ),
  media: z.array(z.object({ key: z.string(), bytes: count, sha256: sum })),
  /** Needed for a restore in addition to the backup. */
  keepApart: z.array(z.string()),
  sealedKey: z.nullable(sealedKey),
});
export type Manifest = z.infer<typeof manifestShape>;

export const manifestName = 'manifest.json';
/** The last file, with the checksum of the manifest. Without it the backup is incomplete. */
export const checksumName = 'manifest.sha256';
export function countMedia(media: Manifest['media']): { images: number; recordings: number } {
  const recordings = media.filter(({ key }) => isRecordingKey(key)).length;
  return { images: media.length - recordings, recordings };
}

export const mediaFileName = (key: string): string => `media/${key}`;

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
