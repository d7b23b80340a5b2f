import type { Command } from 'commander';
import { type BackupParts, scratchDatabase } from '#compose/compose.ts';
import { recordOutcome } from '#features/backup/backup-queries.ts';
import { fetchBackup, listBackups, verifiedNoteName } from '#features/backup/backups.ts';
import { verifyBackup } from '#features/backup/verify-backup.ts';
import { formatDuration } from '#features/health/status-lines.ts';
import { createCommand } from './backup-create.ts';
import { restoreCommand } from './backup-restore.ts';
import { type Output, printResult, printRows } from './print.ts';
import {
  megabytes,
  parseAddress,
  parseBackupLocation,
  seconds,
  withBackupParts,
  withTarget,
  withTargetOnly,
} from './with-backup.ts';

interface Options extends Output {
  readonly from?: string;
}

function listCommand(backup: Command): void {
  backup
    .command('list')
    .description('list the backups, newest first')
    .option('--from <place>', 'a folder, or s3://BUCKET/PREFIX (default: BACKUP_TO, or DATA_DIR/backups)')
    .action((options: Options) =>
      withTargetOnly(options.from === undefined ? null : parseAddress(options.from), async (place) => {
        const backups = await listBackups(place);
        const rows = backups.map(({ name, madeAt, bytes, verifiedAt }) => {
          const verified = verifiedAt ?? null;
          if (options.json) return { name, madeAt: madeAt.toISOString(), bytes, verifiedAt: verified };
          const age = formatDuration(Date.now() - madeAt.getTime());
          return { name, age, size: megabytes(bytes), verified: verified ?? 'not yet' };
        });
        printRows(rows, `There is no backup in ${place.address}.`, options);
      }),
    );
}

function verifyCommand(backup: Command): void {
  backup
    .command('verify')
    .description('restore a backup into a temporary database and compare the data')
    .argument('[file]', 'a path, an s3:// address, or the name of a backup in BACKUP_TO', 'latest')
    .action((file: string, options: Output) => withBackupParts((parts) => verify(parts, file, options)));
}

async function verify(parts: BackupParts, location: string, options: Output): Promise<void> {
  const { config, database } = parts;
  const { address, name: wanted } = parseBackupLocation(location, config.backup.byHandTo);
  await withTarget(parts, address, async (place) => {
    const outcome = await recordOutcome(database, 'verification', async () => {
      const { path, name: file, release } = await fetchBackup(place, wanted);
      try {
        const { tables, rows, tookMs } = await verifyBackup(path, () => scratchDatabase(config));
        await place.writeNote(verifiedNoteName(file), `${new Date().toISOString()}\n`);
        const bytes = (await place.list()).find(({ name }) => name === file)?.bytes ?? 0;
        return { file, place: place.address, bytes, tookMs, tables, rows };
      } finally {
        await release();
      }
    });
    const { file, bytes, rows, tables, tookMs } = outcome;
    const sentence = `${file} is complete: ${rows} rows of ${tables} tables were restored and compared (${megabytes(bytes)}, ${seconds(tookMs)}).`;
    printResult(sentence, outcome, options);
  });
}

export function backupCommands(wayfare: Command): void {
  const backup = wayfare.command('backup').description('backups of the database and the media');
  createCommand(backup);
  listCommand(backup);
  verifyCommand(backup);
  restoreCommand(backup);
}
