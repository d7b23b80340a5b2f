import type { Command } from 'commander';
import type { BackupParts } from '#compose/compose.ts';
import { parseRetention } from '#config/backup-shapes.ts';
import { recordOutcome } from '#features/backup/backup-queries.ts';
import { deleteOldBackups } from '#features/backup/backups.ts';
import { createBackup } from '#features/backup/create-backup.ts';
import { siteVersion } from '#version.ts';
import { CommandError } from './operator.ts';
import { type Output, printResult } from './print.ts';
import {
  megabytes,
  type PassphraseOption,
  parseAddress,
  readPassphrase,
  seconds,
  withBackupParts,
  withTarget,
} from './with-backup.ts';

interface Options extends Output, PassphraseOption {
  readonly to?: string;
  readonly keep?: string;
}

export function createCommand(backup: Command): void {
  backup
    .command('create')
    .description('back up the database and the media; the site may be running')
    .option('--to <place>', 'a folder, or s3://BUCKET/PREFIX (default: BACKUP_TO, or DATA_DIR/backups)')
    .option(
      '--keep <spans>',
      'delete older backups, except the newest of each of so many days, weeks and months: 7d,4w,12m',
    )
    .option(
      '--passphrase-file <file>',
      'include the master key, encrypted by the passphrase in this file (- for standard input)',
    )
    .action((options: Options) => withBackupParts((parts) => create(parts, options)));
}

async function create(parts: BackupParts, options: Options): Promise<void> {
  const { config, whole, storage, database } = parts;
  const { site, publicUrl, backup } = config;
  const retention = options.keep === undefined ? null : parseRetention(options.keep);
  if (options.keep !== undefined && retention === null)
    throw new CommandError('--keep needs a number of days, weeks and months, such as 7d,4w,12m.');
  const passphrase = await readPassphrase(options, backup.passphrase);
  const sealed = passphrase === null ? null : { key: await getMasterKey(parts), passphrase };
  const address = options.to === undefined ? backup.byHandTo : parseAddress(options.to);
  await withTarget(parts, address, async (place) => {
    const about = {
      version: siteVersion,
      siteName: site.name,
      publicUrl,
      timeZone: site.timeZone,
      keepApart: [parts.masterKey.where, ...backup.secretsSet],
    };
    const result = await recordOutcome(database, 'backup', async () => {
      const { name: file, ...rest } = await createBackup({ whole, storage, place, about, sealed });
      return { file, ...rest };
    });
    const deleted = retention === null ? [] : await deleteOldBackups(place, retention, site.timeZone);
    printResult(
      describeBackup(result, { hasKey: sealed !== null, keyAt: parts.masterKey.where, deleted }),
      { ...result, deleted },
      options,
    );
  });
}

async function getMasterKey({ masterKey }: BackupParts): Promise<Uint8Array> {
  const key = await masterKey.find();
  if (key !== null) return key;
  throw new CommandError(`There is no master key to include: ${masterKey.where} is missing.`);
}

interface BackupResult {
  readonly file: string;
  readonly place: string;
  readonly bytes: number;
  readonly rows: number;
  readonly tables: number;
  readonly images: number;
  readonly recordings: number;
  readonly tookMs: number;
}

function describeBackup(
  { file, place, bytes, rows, tables, images, recordings, tookMs }: BackupResult,
  { hasKey, keyAt, deleted }: { hasKey: boolean; keyAt: string; deleted: readonly string[] },
): string {
  return [
    `${place}/${file}: ${rows} rows of ${tables} tables, ${images} images and ${recordings} recordings, ${megabytes(bytes)}, in ${seconds(tookMs)}.`,
    hasKey
      ? 'It includes the master key, encrypted: keep the passphrase elsewhere.'
      : `Keep the master key (${keyAt}) separately: without it the backup cannot be used.`,
    ...(deleted.length > 0 ? [`Deleted: ${deleted.join(', ')}.`] : []),
  ].join('\n');
}
