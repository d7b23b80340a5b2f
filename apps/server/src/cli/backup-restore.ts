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
      'restore a backup into an empty database; the site then keeps quiet until `wayfare quiet off`',
    )
    .argument('<file>', 'its path, its s3:// address, its name where backups are put, or latest')
    .addOption(
      new Option('--into <what>', 'only into an empty database: nothing is ever replaced')
        .choices(['empty'])
        .makeOptionMandatory(),
    )
    .option(
      '--passphrase-file <file>',
      'the passphrase that opens the master key within (- for standard input)',
    )
    .option('--json', 'print JSON')
    .action((file: string, options: Options) =>
      withBackupParts((parts) => restore(parts, file, options), { isToBeFilled: true }),
    );
}

async function restore(parts: BackupParts, given: string, options: Options): Promise<void> {
  const { config, whole, storage } = parts;
  const { address, name: wanted } = parseBackupLocation(given, config.backup.byHandTo);
  const passphrase = await readPassphrase(options, config.backup.passphrase);
  await withTarget(parts, address, async (place) => {
    const { path, name, release } = await fetchBackup(place, wanted);
    try {
      const backup = await openBackup(path);
      try {
        const key = await keyIn(backup, passphrase);
        await requireRoomForKey(parts, key);
        const deaf = onStopSignal(['SIGINT', 'SIGTERM'], { first: endInterrupted, again: endInterrupted });
        const { tables, rows, images, recordings, tookMs } = await restoreBackup({ whole, storage }, backup);
        deaf();
        if (key !== null) await parts.masterKey.put(key);
        const facts = { name, tables, rows, images, recordings, tookMs, madeAt: backup.manifest.madeAt };
        const sentences = [
          `${name} is restored as of ${backup.manifest.madeAt}: ${rows} rows of ${tables} tables, ${images} images and ${recordings} recordings, in ${seconds(tookMs)}.`,
          await aboutKey(parts, key !== null),
          'The site keeps quiet: start it, look round, and when it is to speak, run `wayfare quiet off` and start it again.',
        ];
        printResult(sentences.join('\n'), facts, options);
      } finally {
        await backup.close();
      }
    } finally {
      await release();
    }
  });
}

/** The database takes back what was not finished. */
function endInterrupted(): never {
  process.stderr.write(
    'Interrupted: nothing was restored, and the database is empty as before. Begin again.\n',
  );
  process.exit(130);
}

async function keyIn({ manifest }: OpenBackup, passphrase: string | null): Promise<Uint8Array | null> {
  if (passphrase === null || manifest.sealedKey === null) return null;
  const key = await unsealKey(manifest.sealedKey, passphrase);
  if (key !== null) return key;
  throw new CommandError(
    'The passphrase does not open the master key in this backup: give the one of that time.',
  );
}

/** A key that is in place may open another site: it is never written over. */
async function requireRoomForKey({ masterKey }: BackupParts, key: Uint8Array | null): Promise<void> {
  const inPlace = key === null ? null : await masterKey.find();
  if (key === null || inPlace === null || Buffer.compare(inPlace, key) === 0) return;
  throw new CommandError(
    `${masterKey.where} holds another key than the backup: put it away, and begin again. Nothing was restored.`,
  );
}

async function aboutKey({ masterKey }: BackupParts, isFromBackup: boolean): Promise<string> {
  if (isFromBackup) return `The master key came out of the backup (${masterKey.where}).`;
  const key = await masterKey.find();
  if (key !== null && (await masterKey.opens(key)))
    return `The master key in place (${masterKey.where}) opens it.`;
  const what = key === null ? 'is not there yet' : 'is another';
  return `Before you start: the master key of this site (${masterKey.where}) ${what}. Put back the one that was in force when the backup was made; without it the site does not start.`;
}
