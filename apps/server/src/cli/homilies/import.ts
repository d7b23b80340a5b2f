import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { WriteStream } from 'node:tty';
import { type Command, Option } from 'commander';
import { theOperator } from '#features/activity/activity.ts';
import { type FileEncoding, FileFault, fileEncodings } from '#features/homily/import/decode.ts';
import { importHomilies } from '#features/homily/import/import-homilies.ts';
import { type ReadFile, readHomilyFile } from '#features/homily/import/read-file.ts';
import { linesAbout, rowsInWords, summaryOf } from '#features/homily/import/report.ts';
import { CommandFault, withParts } from '../operator.ts';
import { type Output, printDone } from '../print.ts';

interface Options extends Output {
  readonly dryRun?: boolean;
  readonly partial?: boolean;
  readonly encoding: FileEncoding;
}

export function importCommand(homilies: Command): void {
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

async function run(path: string, options: Options): Promise<void> {
  const { dryRun: isDryRun = false, partial = false } = options;
  const read = await readOrExplain(path, options.encoding);
  for (const line of linesAbout(read)) process.stderr.write(`${line}\n`);
  if (read.faultCount > 0 && !partial && !isDryRun)
    throw new CommandFault(
      `Nothing was imported, because ${rowsInWords(read.faultCount)} cannot be read. Mend the file, or say --partial to leave them out.`,
    );
  await withParts(async (_, features) => {
    const progress = progressOn(process.stderr, read.homilies.length);
    const counts = await importHomilies(features, read.homilies, {
      by: theOperator,
      isDryRun,
      onProgress: (done) => progress.show(done),
    });
    progress.clear();
    const { added, changed, unchanged, kept } = counts;
    const leftOut = read.faultCount;
    printDone(
      summaryOf({ added, changed, unchanged, kept, leftOut }, { isDryRun, isPartial: partial }),
      { isDryRun, added, changed, unchanged, leftOut, faults: read.faults, replaced: read.replaced },
      options,
    );
  });
  if (read.faultCount > 0) process.exitCode = 1;
}

async function readOrExplain(path: string, encoding: FileEncoding): Promise<ReadFile> {
  try {
    return await readHomilyFile(basename(path), createReadStream(path), { encoding });
  } catch (error) {
    if (error instanceof FileFault)
      throw new CommandFault(
        error.isOfEncoding ? `${error.message} Or say --encoding windows-1252.` : error.message,
      );
    if (error instanceof Error && 'code' in error && typeof error.code === 'string')
      throw new CommandFault(`The file ${path} cannot be read (${error.code}).`);
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
