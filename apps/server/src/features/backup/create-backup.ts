import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type CopiedTable, type Snapshot, tableName, type WholeDatabase } from '#adapters/db/database.ts';
import type { BackupTarget, Storage } from '#adapters/storage/storage.ts';
import { withResources } from '#with-resources.ts';
import { backupName } from './backups.ts';
import {
  BackupFault,
  checksumName,
  countMedia,
  type Manifest,
  manifestName,
  mediaFileName,
  sealKey,
} from './manifest.ts';
import { byteCounter, type TarWriter, tarWriter } from './tar.ts';

export interface CreateDeps {
  readonly whole: WholeDatabase;
  readonly storage: Pick<Storage, 'listPublished' | 'readPublished' | 'recordings'>;
  readonly place: BackupTarget;
  readonly about: Pick<Manifest, 'version' | 'siteName' | 'publicUrl' | 'timeZone' | 'keepApart'>;
  /** The master key to include. Null if it is stored separately. */
  readonly sealed: { readonly key: Uint8Array; readonly passphrase: string } | null;
}

/** Rows first, from one snapshot, then media, so that every row of the backup has its file. */
export const createBackup = (deps: CreateDeps) =>
  withResources(async (opened) => {
    const startedAt = performance.now();
    const work = opened.use(await deps.place.createWorkFolder());
    const path = join(work.folder, 'backup.tar');
    const { manifest, bytes } = await writeBackup(path, deps);
    const file = backupName(new Date(manifest.madeAt));
    await work.put(path, file);
    return {
      file,
      place: deps.place.address,
      bytes,
      tables: manifest.tables.length,
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      ...countMedia(manifest.media),
      tookMs: Math.round(performance.now() - startedAt),
    };
  });

async function writeBackup(path: string, deps: CreateDeps) {
  const sealedKey = deps.sealed && (await sealKey(deps.sealed.key, deps.sealed.passphrase));
  const snapshot = await deps.whole.snapshot(async (moment) => {
    if (moment.schemas.length === 0)
      throw new BackupFault('There is nothing to back up: no server was ever started on this database.');
    const writer = await tarWriter(path, moment.takenAt);
    try {
      return { writer, ...(await addRows(writer, moment)), takenAt: moment.takenAt };
    } catch (error) {
      await writer.close();
      throw error;
    }
  });
  const { writer, takenAt, ...rows } = snapshot;
  try {
    const manifest: Manifest = {
      format: 1,
      ...deps.about,
      madeAt: takenAt.toISOString(),
      compression: 'gzip',
      ...rows,
      media: await addMedia(writer, deps.storage),
      sealedKey,
    };
    const text = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
    const { sha256 } = await writer.add(manifestName, [text]);
    await writer.add(checksumName, [Buffer.from(`${sha256}  ${manifestName}\n`)]);
    return { manifest, bytes: await writer.finish() };
  } finally {
    await writer.close();
  }
}

async function addRows(writer: TarWriter, moment: Snapshot) {
  const { schemas } = moment;
  const tables: Manifest['tables'] = [];
  for (const table of moment.tables) tables.push(await addTable(writer, moment, table));
  return {
    schemas: schemas.map(({ ledger, applied }) => ({ ledger, applied: [...applied] })),
    tables,
    sequences: await moment.listSequences(),
  };
}

/** Twice as fast as the default, and the file is hardly larger. */
const gzipLevel = 4;

async function addTable(
  writer: TarWriter,
  moment: Snapshot,
  table: CopiedTable,
): Promise<Manifest['tables'][number]> {
  const file = `tables/${tableName(table)}.copy.gz`;
  const { stream, rows } = await moment.copyOut(table);
  const raw = byteCounter();
  const written = await pipeline(stream, raw, createGzip({ level: gzipLevel }), (compressed) =>
    writer.add(file, compressed),
  );
  const { bytes: rowBytes, sha256: rowsSha256 } = raw.result();
  const { schema, name, columns } = table;
  return { schema, name, columns: [...columns], rows: rows(), file, ...written, rowBytes, rowsSha256 };
}

async function addMedia(writer: TarWriter, storage: CreateDeps['storage']): Promise<Manifest['media']> {
  const media: Manifest['media'] = [];
  for (const key of await storage.listPublished()) {
    const image = await storage.readPublished(key);
    // Unpublished since the list was made.
    if (image === null) continue;
    media.push({ key, ...(await writer.add(mediaFileName(key), [image])) });
  }
  for (const key of await storage.recordings.list()) {
    const recording = await storage.recordings.open(key);
    if (recording === null) continue;
    const content = await recording.read(0, recording.bytes - 1);
    media.push({ key, ...(await writer.add(mediaFileName(key), content)) });
  }
  return media;
}
