import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type RestoreTarget, tableName, type WholeDatabase } from '#adapters/db/database.ts';
import { isRecordingKey, publishedType, type Storage } from '#adapters/storage/storage.ts';
import { withResources } from '#with-resources.ts';
import { startQuietMode } from './backup-queries.ts';
import { BackupFault, countMedia, type Manifest, mediaFileName } from './manifest.ts';
import { type OpenBackup, openBackup } from './open-backup.ts';
import { byteCounter } from './tar.ts';

interface RestoreDeps {
  readonly whole: WholeDatabase;
  /** Null for a verification, which restores rows only. */
  readonly storage: Pick<Storage, 'publish' | 'recordings'> | null;
}

/** Media are stored before the transaction with the rows commits. */
export async function restoreBackup({ whole, storage }: RestoreDeps, backup: OpenBackup) {
  const startedAt = performance.now();
  const { tables, schemas, sequences, media } = backup.manifest;
  await whole.restore(
    { schemas, sequences },
    {
      async load(target) {
        requireSameTables(target, tables);
        for (const table of tables) await load(target, backup, table);
        for (const table of tables) await compare(target, table);
        if (storage !== null) await putMedia(storage, backup);
      },
      afterMigrations: startQuietMode,
    },
  );
  return {
    tables: tables.length,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    ...countMedia(storage === null ? [] : media),
    tookMs: Math.round(performance.now() - startedAt),
  };
}

type TableInBackup = Manifest['tables'][number];

/** The backup may lack columns that this version adds. Any other difference is refused. */
function requireSameTables(target: RestoreTarget, tables: readonly TableInBackup[]): void {
  const ours = new Map(target.tables.map((table) => [tableName(table), table.columns]));
  const theirs = new Set(tables.map(tableName));
  const strange = [
    ...tables.filter(
      (table) => !table.columns.every((column) => ours.get(tableName(table))?.includes(column)),
    ),
    ...target.tables.filter((table) => !theirs.has(tableName(table))),
  ].map(tableName);
  if (strange.length === 0) return;
  throw new BackupFault(
    `The backup's tables are not those of its schema (${strange.join(', ')}): the database was changed by hand. Restore it with the version that made it.`,
  );
}

async function load(target: RestoreTarget, backup: OpenBackup, table: TableInBackup): Promise<void> {
  const { stream, rows } = await target.copyIn(table);
  const raw = byteCounter();
  await pipeline(backup.read(table.file), createGunzip(), raw, stream);
  requireSame(table, { rows: rows(), ...raw.result() });
}

/** Reads the restored rows again and compares them with the backup. */
async function compare(target: RestoreTarget, table: TableInBackup): Promise<void> {
  const { stream, rows } = await target.copyOut(table);
  const raw = byteCounter();
  raw.resume();
  await pipeline(stream, raw);
  requireSame(table, { rows: rows(), ...raw.result() });
}

function requireSame(
  table: TableInBackup,
  actual: { readonly rows: number; readonly bytes: number; readonly sha256: string },
): void {
  if (actual.rows === table.rows && actual.bytes === table.rowBytes && actual.sha256 === table.rowsSha256)
    return;
  throw new BackupFault(
    `The table ${tableName(table)} was not restored correctly (${actual.rows} rows of ${table.rows}): nothing was restored. Use another backup.`,
  );
}

async function putMedia(storage: Pick<Storage, 'publish' | 'recordings'>, backup: OpenBackup): Promise<void> {
  for (const { key } of backup.manifest.media) {
    const type = publishedType(key);
    if (type !== null) await storage.publish(key, await backup.readWhole(mediaFileName(key)), type);
    if (isRecordingKey(key)) await putRecording(storage, backup, key);
  }
}

/** Through a file, because a recording is too large for memory. */
async function putRecording(
  { recordings }: Pick<Storage, 'recordings'>,
  backup: OpenBackup,
  key: string,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'wayfare-restored-'));
  try {
    const file = join(folder, 'recording.mp3');
    await pipeline(backup.read(mediaFileName(key)), createWriteStream(file, { mode: 0o600 }));
    await recordings.store(key, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Scratch extends AsyncDisposable {
  readonly whole: WholeDatabase;
  readonly folder: string;
}

/** Restores the backup into a temporary database and compares the rows. */
export const verifyBackup = (path: string, openScratchDatabase: () => Promise<Scratch>) =>
  withResources(async (opened) => {
    const backup = opened.use(await openBackup(path));
    const scratch = opened.use(await openScratchDatabase());
    const rowBytes = backup.manifest.tables.reduce((sum, table) => sum + table.rowBytes, 0);
    await requireRoom(scratch.folder, rowBytes);
    return await restoreBackup({ whole: scratch.whole, storage: null }, backup);
  });

/** For rows, indexes and the write-ahead log. */
const spaceFactor = 3;
const spareBytes = 256 * 1024 * 1024;

async function requireRoom(folder: string, rowBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const [free, needed] = [bavail * bsize, spaceFactor * rowBytes + spareBytes];
  if (free >= needed) return;
  const inMb = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`;
  throw new BackupFault(
    `The disk of ${folder} has ${inMb(free)} free, and the verification needs ${inMb(needed)}: make room there.`,
  );
}
