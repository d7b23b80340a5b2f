import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { WriteStream } from 'node:tty';
import { isHomilyDate } from '@wayfare/contracts/calls/homily';
import { type HomilyState, homilyStates } from '@wayfare/contracts/calls/homily-editor';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { operatorActor } from '#features/activity/activity-queries.ts';
import { todayIn } from '#features/homily/homily-queries.ts';
import { type FileEncoding, fileEncodings, UnreadableFileError } from '#features/homily/import/decode.ts';
import { type ExportFormat, exportHomilies } from '#features/homily/import/export-homilies.ts';
import { describeRows, formatRowCount, formatSummary } from '#features/homily/import/import-file.ts';
import { importHomilies } from '#features/homily/import/import-homilies.ts';
import { type ReadFile, readHomilyFile } from '#features/homily/import/read-file.ts';
import { listDrafts } from '#features/homily/overview.ts';
import { CommandError, withParts } from './operator.ts';
import { type Output, printResult, printRows } from './print.ts';

interface ExportOptions {
  readonly format: ExportFormat;
  readonly from: string;
  readonly to: string;
}

function exportCommand(homilies: Command, dateGiven: (text: string) => string): void {
  homilies
    .command('export')
    .description('print all published and scheduled homilies, as the import reads them')
    .addOption(new Option('--format <name>', 'csv or json').choices(['csv', 'json']).default('csv'))
    .option('--from <date>', 'the first date', dateGiven, '1970-01-01')
    .option('--to <date>', 'the last date', dateGiven, '2100-12-31')
    .action((options: ExportOptions) =>
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

interface ImportOptions extends Output {
  readonly dryRun?: boolean;
  readonly partial?: boolean;
  readonly encoding: FileEncoding;
}

function importCommand(homilies: Command): void {
  homilies
    .command('import')
    .description('publish the homilies of a CSV or JSON file, each on its date')
    .argument(
      '<file>',
      'with date, book, chapter, verse, gospelText, homilyText; and title, source, copyright, timestamp',
    )
    .option('--dry-run', 'say what would be done, and do nothing')
    .option('--partial', 'leave out the rows that cannot be read, and import the others')
    .addOption(
      new Option('--encoding <name>', 'how the file is written').choices(fileEncodings).default('utf-8'),
    )
    .option('--json', 'print JSON')
    .action(run);
}

async function run(path: string, options: ImportOptions): Promise<void> {
  const { dryRun: isDryRun = false, partial = false } = options;
  const read = await readOrExplain(path, options.encoding);
  for (const line of describeRows(read)) process.stderr.write(`${line}\n`);
  if (read.errorCount > 0 && !partial && !isDryRun)
    throw new CommandError(
      `Nothing was imported, because ${formatRowCount(read.errorCount)} cannot be read. Mend the file, or say --partial to leave them out.`,
    );
  await withParts(async (_, features) => {
    const progress = progressOn(process.stderr, read.homilies.length);
    const counts = await importHomilies(features, read.homilies, {
      by: operatorActor,
      isDryRun,
      onProgress: (done) => progress.show(done),
    });
    progress.clear();
    const { added, changed, unchanged, skipped: kept } = counts;
    const leftOut = read.errorCount;
    printResult(
      formatSummary({ added, changed, unchanged, skipped: kept, leftOut }, { isDryRun, isPartial: partial }),
      { isDryRun, added, changed, unchanged, leftOut, faults: read.errors, replaced: read.replaced },
      options,
    );
  });
  if (read.errorCount > 0) process.exitCode = 1;
}

async function readOrExplain(path: string, encoding: FileEncoding): Promise<ReadFile> {
  try {
    return await readHomilyFile(basename(path), createReadStream(path), { encoding });
  } catch (error) {
    if (error instanceof UnreadableFileError)
      throw new CommandError(
        error.isEncodingError ? `${error.message} Or say --encoding windows-1252.` : error.message,
      );
    if (error instanceof Error && 'code' in error && typeof error.code === 'string')
      throw new CommandError(`The file ${path} cannot be read (${error.code}).`);
    throw error;
  }
}

const width = 30;

/** A bar that fills, where somebody watches; a file or a pipe gets none. */
function progressOn(out: Pick<WriteStream, 'write' | 'isTTY'>, total: number) {
  return {
    show(done: number): void {
      if (!out.isTTY) return;
      const filled = total === 0 ? width : Math.round((done / total) * width);
      out.write(`\r[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${done} of ${total}`);
    },
    clear(): void {
      if (out.isTTY) out.write('\r\u001b[2K');
    },
  };
}

interface ListOptions extends Output {
  readonly from: string;
  readonly to: string;
  readonly status?: HomilyState;
}

function listCommand(homilies: Command, dateGiven: (text: string) => string): void {
  homilies
    .command('list')
    .description('show which homilies there are')
    .option('--from <date>', 'the first date', dateGiven, '1970-01-01')
    .option('--to <date>', 'the last date', dateGiven, '2100-12-31')
    .addOption(
      new Option('--status <name>', 'only those').choices(
        homilyStates.filter((state) => state !== 'missing'),
      ),
    )
    .option('--json', 'print JSON')
    .action((options: ListOptions) =>
      withParts(async ({ database, config, clock }) => {
        const today = todayIn(config.site.timeZone, clock)();
        const written = await listDrafts(database, options, today);
        const rows = written
          .filter(({ state }) => options.status === undefined || state === options.status)
          .map(({ date, state, hasUnpublishedChanges, book, chapter, verse, title }) => ({
            date,
            status: state,
            changed: hasUnpublishedChanges ? 'not published yet' : '',
            reading: `${book} ${chapter ?? ''}:${verse}`,
            title,
          }));
        printRows(rows, 'There are no homilies of that kind.', options);
      }),
    );
}

export function homiliesCommands(wayfare: Command): void {
  const homilies = wayfare
    .command('homilies')
    .description('the homilies: in from a file, out to one, and which there are');
  importCommand(homilies);
  exportCommand(homilies, dateGiven);
  listCommand(homilies, dateGiven);
}

function dateGiven(text: string): string {
  if (!isHomilyDate(text)) throw new InvalidArgumentError('Write the date as YYYY-MM-DD, from 1970 to 2100.');
  return text;
}
