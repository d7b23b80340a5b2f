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
export type SealedKey = z.infer<typeof sealedKey>;

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
