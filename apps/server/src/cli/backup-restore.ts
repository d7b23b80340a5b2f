import { type Command, Option } from 'commander';
import type { BackupParts } from '#compose/compose.ts';
import { fetchBackup } from '#features/backup/backups.ts';
import { type OpenBackup, openBackup } from '#features/backup/open-backup.ts';
import { restoreBackup } from '#features/backup/restore-backup.ts';
import { unsealKey } from '#features/backup/sealed-key.ts';
import { onStopSignal } from '#stop-signals.ts';
import { CommandError } from './operator.ts';
import { type Output, printResult } from './print.ts';
import {
  type PassphraseOption,
  parseBackupLocation,
  readPassphrase,
  seconds,
  withBackupParts,
  withTarget,
} from './with-backup.ts';

interface Options extends Output, PassphraseOption {
  readonly into: 'empty';
}

export function restoreCommand(backup: Command): void {
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
    .action((file: string, options: Options) =>
      withBackupParts((parts) => restore(parts, file, options), { isToBeFilled: true }),
    );
}

async function restore(parts: BackupParts, location: string, options: Options): Promise<void> {
  const { config, whole, storage } = parts;
  const { address, name: wanted } = parseBackupLocation(location, config.backup.byHandTo);
  const passphrase = await readPassphrase(options, config.backup.passphrase);
  await withTarget(parts, address, async (place) => {
    const { path, name, release } = await fetchBackup(place, wanted);
    try {
      const backup = await openBackup(path);
      try {
        const key = await decryptKey(backup, passphrase);
        await requireRoomForKey(parts, key);
        const removeListeners = onStopSignal(['SIGINT', 'SIGTERM'], {
          first: endInterrupted,
          again: endInterrupted,
        });
        const { tables, rows, images, recordings, tookMs } = await restoreBackup(
          { whole, storage },
          backup,
        ).finally(removeListeners);
        if (key !== null) await parts.masterKey.put(key);
        const result = { name, tables, rows, images, recordings, tookMs, madeAt: backup.manifest.madeAt };
        const sentences = [
          `${name} is restored as of ${backup.manifest.madeAt}: ${rows} rows of ${tables} tables, ${images} images and ${recordings} recordings, in ${seconds(tookMs)}.`,
          await describeKey(parts, key !== null),
          'The site is in quiet mode: start it and check it, then run `wayfare quiet off` and start it again.',
        ];
        printResult(sentences.join('\n'), result, options);
      } finally {
        await backup.close();
      }
    } finally {
      await release();
    }
  });
}

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
