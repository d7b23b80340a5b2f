import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Command, Option } from 'commander';
import { type BackupParts, openBackupParts, openBackupTarget, scratchDatabase } from '#compose/compose.ts';
import { type BackupAddress, parseBackupAddress, parseRetention } from '#config/backup-shapes.ts';
import { recordOutcome } from '#features/backup/backup-queries.ts';
import { deleteOldBackups, fetchBackup, listBackups, verifiedNoteName } from '#features/backup/backups.ts';
import { createBackup } from '#features/backup/create-backup.ts';
import { unsealKey } from '#features/backup/manifest.ts';
import { type OpenBackup, openBackup } from '#features/backup/open-backup.ts';
import { restoreBackup, verifyBackup } from '#features/backup/restore-backup.ts';
import { formatDuration } from '#features/health/status-lines.ts';
import { createLogger } from '#http/server/logging.ts';
import { onStopSignal } from '#stop-signals.ts';
import { siteVersion } from '#version.ts';
import { withResources } from '#with-resources.ts';
import { CommandError, operatorConfig, writableConfig } from './operator.ts';
import { type Output, printResult, printRows } from './print.ts';

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

async function openParts({ isToBeFilled = false } = {}): Promise<BackupParts> {
  const config = await writableConfig();
  const database =
    config.database.kind === 'embedded' ? { ...config.database, isToBeFilled } : config.database;
  return openBackupParts({ ...config, database }, createLogger('silent'));
}

function parseAddress(location: string): BackupAddress {
  const address = parseBackupAddress(location);
  if (address !== null) return address;
  throw new CommandError(
    `${location} is not a backup target: use a folder, or a bucket with a prefix, such as s3://my-backups/wayfare.`,
  );
}

/** Parses a path, an s3:// address, or the name of a backup in the default target. */
function parseBackupLocation(
  location: string,
  defaultTarget: BackupAddress,
): { address: BackupAddress; name: string } {
  if (location.startsWith('s3://')) {
    const at = location.lastIndexOf('/');
    return { address: parseAddress(location.slice(0, at)), name: location.slice(at + 1) };
  }
  if (location.includes('/') || existsSync(location))
    return { address: { kind: 'folder', path: dirname(location) }, name: basename(location) };
  return { address: defaultTarget, name: location };
}

interface PassphraseOption {
  readonly passphraseFile?: string;
}

/** Not from the command line, which every process of the machine can read. */
async function readPassphrase(
  { passphraseFile }: PassphraseOption,
  fromSettings: string | null,
): Promise<string | null> {
  if (passphraseFile === undefined) return fromSettings;
  const input = passphraseFile === '-' ? await text(process.stdin) : await readPassphraseFile(passphraseFile);
  const passphrase = input.replace(/\r?\n$/, '');
  if (passphrase.length >= 16) return passphrase;
  throw new CommandError('The passphrase has fewer than 16 characters: use a longer one.');
}

const readPassphraseFile = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch(() => {
    throw new CommandError(`${path} cannot be read: name the file that holds the passphrase.`);
  });

interface CreateOptions extends Output, PassphraseOption {
  readonly to?: string;
  readonly keep?: string;
}

function createCommand(backup: Command): void {
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
    .action(create);
}

const create = (options: CreateOptions): Promise<void> =>
  withResources(async (opened) => {
    const retention = options.keep === undefined ? null : parseRetention(options.keep);
    if (options.keep !== undefined && retention === null)
      throw new CommandError('--keep needs a number of days, weeks and months, such as 7d,4w,12m.');
    const parts = opened.use(await openParts());
    const { whole, storage, database, masterKey } = parts;
    const { site, publicUrl, backup } = parts.config;
    const passphrase = await readPassphrase(options, backup.passphrase);
    const sealed = passphrase === null ? null : { key: await getMasterKey(parts), passphrase };
    const address = options.to === undefined ? backup.byHandTo : parseAddress(options.to);
    const place = opened.use(parts.placeAt(address));
    const about = {
      version: siteVersion,
      siteName: site.name,
      publicUrl,
      timeZone: site.timeZone,
      keepApart: [masterKey.where, ...backup.secretsSet],
    };
    const result = await recordOutcome(database, 'backup', () =>
      createBackup({ whole, storage, place, about, sealed }),
    );
    const deleted = retention === null ? [] : await deleteOldBackups(place, retention, site.timeZone);
    const { file, bytes, rows, tables, images, recordings, tookMs } = result;
    const sentences = [
      `${place.address}/${file}: ${rows} rows of ${tables} tables, ${images} images and ${recordings} recordings, ${megabytes(bytes)}, in ${seconds(tookMs)}.`,
      sealed === null
        ? `Keep the master key (${masterKey.where}) separately: without it the backup cannot be used.`
        : 'It includes the master key, encrypted: keep the passphrase elsewhere.',
      ...(deleted.length > 0 ? [`Deleted: ${deleted.join(', ')}.`] : []),
    ];
    printResult(sentences.join('\n'), { ...result, deleted }, options);
  });

async function getMasterKey({ masterKey }: BackupParts): Promise<Uint8Array> {
  const key = await masterKey.find();
  if (key !== null) return key;
  throw new CommandError(`There is no master key to include: ${masterKey.where} is missing.`);
}

interface RestoreOptions extends Output, PassphraseOption {
  readonly into: 'empty';
}

function restoreCommand(backup: Command): void {
  backup
    .command('restore')
    .description(
      'restore a backup into an empty database; the site is then in quiet mode until `wayfare quiet off`',
    )
    .argument('<file>', 'a path, an s3:// address, the name of a backup in BACKUP_TO, or latest')
    .addOption(
      new Option('--into <what>', 'must be empty: a restore never overwrites data')
        .choices(['empty'])
        .makeOptionMandatory(),
    )
    .option(
      '--passphrase-file <file>',
      'the passphrase of the master key in the backup (- for standard input)',
    )
    .action(restore);
}

const restore = (location: string, options: RestoreOptions): Promise<void> =>
  withResources(async (opened) => {
    const parts = opened.use(await openParts({ isToBeFilled: true }));
    const { config, whole, storage } = parts;
    const { address, name: wanted } = parseBackupLocation(location, config.backup.byHandTo);
    const passphrase = await readPassphrase(options, config.backup.passphrase);
    const place = opened.use(parts.placeAt(address));
    const fetched = opened.use(await fetchBackup(place, wanted));
    const backup = opened.use(await openBackup(fetched.path));
    const { name } = fetched;
    const { madeAt } = backup.manifest;
    const key = await decryptKey(backup, passphrase);
    await requireRoomForKey(parts, key);
    const removeListeners = onStopSignal(['SIGINT', 'SIGTERM'], {
      first: endInterrupted,
      again: endInterrupted,
    });
    const restored = await restoreBackup({ whole, storage }, backup).finally(removeListeners);
    if (key !== null) await parts.masterKey.put(key);
    const { tables, rows, images, recordings, tookMs } = restored;
    const sentences = [
      `${name} is restored as of ${madeAt}: ${rows} rows of ${tables} tables, ${images} images and ${recordings} recordings, in ${seconds(tookMs)}.`,
      await describeKey(parts, key !== null),
      'The site is in quiet mode: start it and check it, then run `wayfare quiet off` and start it again.',
    ];
    printResult(sentences.join('\n'), { name, ...restored, madeAt }, options);
  });

/** PostgreSQL rolls back the open transaction. */
function endInterrupted(): never {
  process.stderr.write(
    'Interrupted: nothing was restored, and the database is still empty. Run the command again.\n',
  );
  process.exit(130);
}

async function decryptKey({ manifest }: OpenBackup, passphrase: string | null): Promise<Uint8Array | null> {
  if (passphrase === null || manifest.sealedKey === null) return null;
  const key = await unsealKey(manifest.sealedKey, passphrase);
  if (key !== null) return key;
  throw new CommandError(
    'The passphrase is wrong for this backup: use the one that was set when it was made.',
  );
}

/** An existing key may belong to another site, so it is never overwritten. */
async function requireRoomForKey({ masterKey }: BackupParts, key: Uint8Array | null): Promise<void> {
  const existing = key === null ? null : await masterKey.find();
  if (key === null || existing === null || Buffer.compare(existing, key) === 0) return;
  throw new CommandError(
    `${masterKey.where} has a different key than the backup: move it away and run the command again. Nothing was restored.`,
  );
}

async function describeKey({ masterKey }: BackupParts, isFromBackup: boolean): Promise<string> {
  if (isFromBackup) return `The master key was restored from the backup (${masterKey.where}).`;
  const key = await masterKey.find();
  if (key !== null && (await masterKey.opens(key)))
    return `The current master key (${masterKey.where}) is the right one.`;
  const what = key === null ? 'is missing' : 'is a different one';
  return `Before you start: the master key of this site (${masterKey.where}) ${what}. Put back the key from the time of the backup; without it the site does not start.`;
}

interface ListOptions extends Output {
  readonly from?: string;
}

function listCommand(backup: Command): void {
  backup
    .command('list')
    .description('list the backups, newest first')
    .option('--from <place>', 'a folder, or s3://BUCKET/PREFIX (default: BACKUP_TO, or DATA_DIR/backups)')
    .action(list);
}

/** Without the database, which may be down. */
const list = (options: ListOptions): Promise<void> =>
  withResources(async (opened) => {
    const config = await operatorConfig();
    const address = options.from === undefined ? config.backup.byHandTo : parseAddress(options.from);
    const place = opened.use(openBackupTarget(address, config));
    const backups = await listBackups(place);
    const rows = backups.map(({ name, madeAt, bytes, verifiedAt }) => {
      if (options.json) return { name, madeAt: madeAt.toISOString(), bytes, verifiedAt };
      const age = formatDuration(Date.now() - madeAt.getTime());
      return { name, age, size: megabytes(bytes), verified: verifiedAt ?? 'not yet' };
    });
    printRows(rows, `There is no backup in ${place.address}.`, options);
  });

function verifyCommand(backup: Command): void {
  backup
    .command('verify')
    .description('restore a backup into a temporary database and compare the data')
    .argument('[file]', 'a path, an s3:// address, or the name of a backup in BACKUP_TO', 'latest')
    .action(verify);
}

const verify = (location: string, options: Output): Promise<void> =>
  withResources(async (opened) => {
    const parts = opened.use(await openParts());
    const { config, database } = parts;
    const { address, name: wanted } = parseBackupLocation(location, config.backup.byHandTo);
    const place = opened.use(parts.placeAt(address));
    const outcome = await recordOutcome(database, 'verification', async () => {
      const fetched = opened.use(await fetchBackup(place, wanted));
      const { path, name: file } = fetched;
      const { tables, rows, tookMs } = await verifyBackup(path, () => scratchDatabase(config));
      await place.writeNote(verifiedNoteName(file), `${new Date().toISOString()}\n`);
      const bytes = (await place.list()).find(({ name }) => name === file)?.bytes ?? 0;
      return { file, place: place.address, bytes, tookMs, tables, rows };
    });
    const { file, bytes, rows, tables, tookMs } = outcome;
    const sentence = `${file} is complete: ${rows} rows of ${tables} tables were restored and compared (${megabytes(bytes)}, ${seconds(tookMs)}).`;
    printResult(sentence, outcome, options);
  });

export function backupCommands(wayfare: Command): void {
  const backup = wayfare.command('backup').description('backups of the database and the media');
  createCommand(backup);
  listCommand(backup);
  verifyCommand(backup);
  restoreCommand(backup);
}
