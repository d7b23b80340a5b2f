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
    .description('back up the database and the images, while the site runs')
    .option('--to <place>', 'a folder, or s3://BUCKET/PREFIX; without it BACKUP_TO, or DATA_DIR/backups')
    .option(
      '--keep <spans>',
      'then delete older ones, but for the newest of so many days, weeks and months: 7d,4w,12m',
    )
    .option(
      '--passphrase-file <file>',
      'seal the master key in with the passphrase in this file (- for standard input)',
    )
    .option('--json', 'print JSON')
    .action((options: Options) => withBackupParts((parts) => create(parts, options)));
}

async function create(parts: BackupParts, options: Options): Promise<void> {
  const { config, whole, storage, database } = parts;
  const { site, publicUrl, backup } = config;
  const keep = options.keep === undefined ? null : parseRetention(options.keep);
  if (options.keep !== undefined && keep === null)
    throw new CommandError('--keep says how many days, weeks and months are kept, such as 7d,4w,12m.');
  const passphrase = await readPassphrase(options, backup.passphrase);
  const sealed = passphrase === null ? null : { key: await keyToSeal(parts), passphrase };
  const address = options.to === undefined ? backup.byHandTo : parseAddress(options.to);
  await withTarget(parts, address, async (place) => {
    const about = {
      version: siteVersion,
      siteName: site.name,
      publicUrl,
      timeZone: site.timeZone,
      keepApart: [parts.masterKey.where, ...backup.secretsSet],
    };
    const made = await recordOutcome(database, 'backup', async () => {
      const { name: file, ...rest } = await createBackup({ whole, storage, place, about, sealed });
      return { file, ...rest };
    });
    const dropped = keep === null ? [] : await deleteOldBackups(place, keep, site.timeZone);
    printResult(
      sentenceOf(made, { hasKey: sealed !== null, keyAt: parts.masterKey.where, dropped }),
      { ...made, dropped },
      options,
    );
  });
}

async function keyToSeal({ masterKey }: BackupParts): Promise<Uint8Array> {
  const key = await masterKey.find();
  if (key !== null) return key;
  throw new CommandError(`There is no master key to seal: ${masterKey.where} is missing.`);
}

interface Made {
  readonly file: string;
  readonly place: string;
  readonly bytes: number;
  readonly rows: number;
  readonly tables: number;
  readonly images: number;
  readonly recordings: number;
  readonly tookMs: number;
}

function sentenceOf(
  { file, place, bytes, rows, tables, images, recordings, tookMs }: Made,
  { hasKey, keyAt, dropped }: { hasKey: boolean; keyAt: string; dropped: readonly string[] },
): string {
  return [
    `${place}/${file}: ${rows} rows of ${tables} tables, ${images} images and ${recordings} recordings, ${megabytes(bytes)}, in ${seconds(tookMs)}.`,
    hasKey
      ? 'The master key is sealed in it: keep the passphrase elsewhere.'
      : `Keep the master key (${keyAt}) apart from it: without the key nothing in it opens.`,
    ...(dropped.length > 0 ? [`Deleted: ${dropped.join(', ')}.`] : []),
  ].join('\n');
}
