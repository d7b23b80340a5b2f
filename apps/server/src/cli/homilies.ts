import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
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
import { listDraftsBetween } from '#features/homily/overview-queries.ts';
import { CommandError, withParts } from './operator.ts';
import { type Output, printResult, printRows } from './print.ts';

const withDates = (command: Command): Command =>
  command
    .option('--from <date>', 'the first date', parseHomilyDate, '1970-01-01')
    .option('--to <date>', 'the last date', parseHomilyDate, '2100-12-31');

function exportCommand(homilies: Command): void {
  withDates(homilies.command('export'))
    .description('print all published and scheduled homilies, in the format of the import')
    .addOption(new Option('--format <name>', 'csv or json').choices(['csv', 'json']).default('csv'))
    .action((options: { readonly format: ExportFormat; readonly from: string; readonly to: string }) =>
      withParts(async ({ database }) => {
        for await (const piece of exportHomilies(database, options, options.format)) await write(piece);
      }),
    );
}

/** Waits until the text is written, so that memory stays small with a slow reader. */
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
    .description('import homilies from a CSV or JSON file; each is published on its date')
    .argument(
      '<file>',
      'columns: date, book, chapter, verse, gospelText, homilyText; optional: title, source, copyright, practice, author, timestamp',
    )
    .option('--dry-run', 'report what would change, without changing anything')
    .option('--partial', 'skip invalid rows and import the others')
    .addOption(
      new Option('--encoding <name>', 'the encoding of the file').choices(fileEncodings).default('utf-8'),
    )
    .action(importFile);
}

async function importFile(path: string, options: ImportOptions): Promise<void> {
  const { dryRun: isDryRun = false, partial = false } = options;
  const read = await readFileOrExplain(path, options.encoding);
  for (const line of describeRows(read)) process.stderr.write(`${line}\n`);
  if (read.errors.length > 0 && !partial && !isDryRun)
    throw new CommandError(
      `Nothing was imported, because ${formatRowCount(read.errors.length)} cannot be read. Correct the file, or use --partial to skip them.`,
    );
  await withParts(async (_, features) => {
    const counts = await importHomilies(features, read.homilies, {
      by: operatorActor,
      isDryRun,
      onProgress: (done) => {
        if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${read.homilies.length}`);
      },
    });
    if (process.stderr.isTTY) process.stderr.write('\n');
    const { added, changed, unchanged } = counts;
    const leftOut = read.errors.length;
    printResult(
      formatSummary(counts, leftOut, { isDryRun, isPartial: partial }),
      { isDryRun, added, changed, unchanged, leftOut, faults: read.errors, replaced: read.replaced },
      options,
    );
  });
  if (read.errors.length > 0) process.exitCode = 1;
}

async function readFileOrExplain(path: string, encoding: FileEncoding): Promise<ReadFile> {
  try {
    return await readHomilyFile(basename(path), createReadStream(path), { encoding });
  } catch (error) {
    if (error instanceof UnreadableFileError)
      throw new CommandError(
        error.isEncodingError ? `${error.message} Or use --encoding windows-1252.` : error.message,
      );
    if (error instanceof Error && 'code' in error && typeof error.code === 'string')
      throw new CommandError(`The file ${path} cannot be read (${error.code}).`);
    throw error;
  }
}

interface ListOptions extends Output {
  readonly from: string;
  readonly to: string;
  readonly status?: HomilyState;
}

function listCommand(homilies: Command): void {
  withDates(homilies.command('list'))
    .description('list the homilies')
    .addOption(
      new Option('--status <name>', 'only homilies with this status').choices(
        homilyStates.filter((state) => state !== 'new'),
      ),
    )
    .action((options: ListOptions) =>
      withParts(async ({ database, config, clock }) => {
        const today = todayIn(config.site.timeZone, clock)();
        const written = await listDraftsBetween(database, { ...options, today });
        const rows = written
          .filter(({ state }) => options.status === undefined || state === options.status)
          .map(({ date, state, hasUnpublishedChanges, book, chapter, verse, title }) => ({
            date,
            status: state,
            changed: hasUnpublishedChanges ? 'not published yet' : '',
            reading: `${book} ${chapter ?? ''}:${verse}`,
            title,
          }));
        printRows(rows, 'There are no such homilies.', options);
      }),
    );
}

export function homiliesCommands(wayfare: Command): void {
  const homilies = wayfare.command('homilies').description('import, export and list homilies');
  importCommand(homilies);
  exportCommand(homilies);
  listCommand(homilies);
}

export function parseHomilyDate(text: string): string {
  if (!isHomilyDate(text)) throw new InvalidArgumentError('Write the date as YYYY-MM-DD, from 1970 to 2100.');
  return text;
}
