import type { Command } from 'commander';
import { type BackupParts, scratchDatabase } from '#compose.ts';
import { fetchBackup } from '#features/backup/find-backup.ts';
import { noteName } from '#features/backup/list-backups.ts';
import { noted } from '#features/backup/outcomes.ts';
import { verifyBackup } from '#features/backup/verify-backup.ts';
import { type Output, printDone } from '../print.ts';
import { megabytes, seconds } from './figures.ts';
import { backupGiven, withBackupParts, withPlace } from './with-backup.ts';

export function verifyCommand(backup: Command): void {
  backup
    .command('verify')
    .description('restore a backup into a database that is thrown away, and see that all is there')
    .argument('[file]', 'its path, its s3:// address, or its name where backups are put', 'latest')
    .option('--json', 'print JSON')
    .action((file: string, options: Output) => withBackupParts((parts) => verify(parts, file, options)));
}

async function verify(parts: BackupParts, given: string, options: Output): Promise<void> {
  const { config, database } = parts;
  const { address, name: wanted } = backupGiven(given, config.backup.byHandTo);
  await withPlace(parts, address, async (place) => {
    const outcome = await noted(database, 'verification', async () => {
      const { path, name: file, letGo } = await fetchBackup(place, wanted);
      try {
        const { tables, rows, tookMs } = await verifyBackup(path, () => scratchDatabase(config));
        await place.writeNote(noteName(file), `${new Date().toISOString()}\n`);
        const bytes = (await place.list()).find(({ name }) => name === file)?.bytes ?? 0;
        return { file, place: place.address, bytes, tookMs, tables, rows };
      } finally {
        await letGo();
      }
    });
    const { file, bytes, rows, tables, tookMs } = outcome;
    const sentence = `${file} is whole: ${rows} rows of ${tables} tables came back as they were (${megabytes(bytes)}, ${seconds(tookMs)}).`;
    printDone(sentence, outcome, options);
  });
}
