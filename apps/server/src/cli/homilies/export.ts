import { type Command, Option } from 'commander';
import { type ExportFormat, exportHomilies } from '#features/homily/import/export-homilies.ts';
import { withParts } from '../operator.ts';

interface Options {
  readonly format: ExportFormat;
  readonly from: string;
  readonly to: string;
}

export function exportCommand(homilies: Command, dateGiven: (text: string) => string): void {
  homilies
    .command('export')
    .description('print all published and scheduled homilies, as the import reads them')
    .addOption(new Option('--format <name>', 'csv or json').choices(['csv', 'json']).default('csv'))
    .option('--from <date>', 'the first date', dateGiven, '1970-01-01')
    .option('--to <date>', 'the last date', dateGiven, '2100-12-31')
    .action((options: Options) =>
      withParts(async ({ database }) => {
        for await (const piece of exportHomilies(database, options, options.format)) await write(piece);
      }),
    );
}

/** Whoever reads slowly is waited for. */
const write = (piece: string): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(piece, (error) => (error ? reject(error) : resolve()));
  });
