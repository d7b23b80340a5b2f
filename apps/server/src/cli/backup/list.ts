import type { Command } from 'commander';
import { listBackups } from '#features/backup/list-backups.ts';
import { type Output, printRows } from '../print.ts';
import { ageInWords, megabytes } from './figures.ts';
import { addressGiven, openPlaceOnly } from './with-backup.ts';

interface Options extends Output {
  readonly from?: string;
}

export function listCommand(backup: Command): void {
  backup
    .command('list')
    .description('show the backups there are, the newest first')
    .option('--from <place>', 'a folder, or s3://BUCKET/PREFIX; without it where backups are put')
    .option('--json', 'print JSON')
    .action((options: Options) =>
      openPlaceOnly(options.from === undefined ? null : addressGiven(options.from), async (place) => {
        const backups = await listBackups(place);
        const rows = backups.map(({ name, madeAt, bytes, verifiedAt }) => {
          const verified = verifiedAt ?? null;
          if (options.json) return { name, madeAt: madeAt.toISOString(), bytes, verifiedAt: verified };
          const age = ageInWords(Date.now() - madeAt.getTime());
          return { name, age, size: megabytes(bytes), verified: verified ?? 'not yet' };
        });
        printRows(rows, `There is no backup in ${place.address}.`, options);
      }),
    );
}
