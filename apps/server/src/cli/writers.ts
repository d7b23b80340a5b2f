import { readFile } from 'node:fs/promises';
import { findImageType, maxUploadBytes } from '@wayfare/contracts/calls/upload';
import { normalizeLine } from '@wayfare/contracts/rules/plain-lines';
import type { Command } from 'commander';
import type { Parts } from '#compose/compose.ts';
import {
  createWriter,
  deletePortrait,
  deleteWriter,
  findWriter,
  listWriters,
  maxWriterLineLength,
  maxWriterNameLength,
  savePortrait,
  updateWriter,
  type Writer,
} from '#features/writers/writer-queries.ts';
import { CommandError, withParts } from './operator.ts';
import { type Output, printResult, printRows } from './print.ts';

interface Described extends Output {
  readonly line?: string;
  /** A file; false where there should be none. */
  readonly portrait?: string | false;
}

/** Those whose names stand in by-lines, as the page about the site shows them. */
export function writersCommands(wayfare: Command): void {
  const writers = wayfare.command('writers').description('who writes for the site, as readers are told');
  writers
    .command('list')
    .description('show all writers')
    .option('--json', 'print JSON')
    .action((options: Output) =>
      withParts(async ({ database }) => {
        const rows = (await listWriters(database)).map((writer) => ({ ...writer }));
        printRows(rows, 'There are no writers yet.', options);
      }),
    );
  writers
    .command('add')
    .description('tell readers of a writer')
    .argument('<name>', 'as it stands in by-lines')
    .requiredOption('--line <words>', 'what is said of them: "teaches high school in Dayton, Ohio."')
    .option('--portrait <file>', 'a picture: JPEG, PNG, WebP, AVIF or GIF')
    .option('--json', 'print JSON')
    .action(add);
  writers
    .command('change')
    .description('say something else of a writer')
    .argument('<name>', 'as it stands in by-lines')
    .option('--line <words>', 'what is said of them')
    .option('--portrait <file>', 'another picture')
    .option('--no-portrait', 'show no picture any more')
    .option('--json', 'print JSON')
    .action(change);
  writers
    .command('remove')
    .description('say nothing of a writer any more; by-lines keep the name')
    .argument('<name>', 'as it stands in by-lines')
    .option('--json', 'print JSON')
    .action(remove);
}

async function add(given: string, { line: said = '', portrait, ...output }: Described): Promise<void> {
  const name = oneLine(given, 'name', maxWriterNameLength);
  const line = oneLine(said, 'line', maxWriterLineLength);
  await withParts(async (parts) => {
    if ((await findWriter(parts.database, name)) !== null) throw alreadyThere(name);
    const key = typeof portrait === 'string' ? await portraitFrom(parts, portrait) : '';
    const writer = { name, line, portrait: key };
    if (!(await createWriter(parts.database, writer, parts.clock.now()))) {
      await deletePortrait(parts, key);
      throw alreadyThere(name);
    }
    printResult(`Readers are told of ${name} from now on.`, writer, output);
  });
}

async function change(given: string, { line: said, portrait, ...output }: Described): Promise<void> {
  if (said === undefined && portrait === undefined)
    throw new CommandError('Say what is to change: --line, --portrait or --no-portrait.');
  await withParts(async (parts) => {
    const before = await getWriter(parts, given);
    const line = said === undefined ? before.line : oneLine(said, 'line', maxWriterLineLength);
    const writer = { ...before, line, portrait: await changedPortrait(parts, before, portrait) };
    await updateWriter(parts.database, before.name, writer);
    if (writer.portrait !== before.portrait) await deletePortrait(parts, before.portrait);
    printResult(`${before.name} is described anew.`, writer, output);
  });
}

async function remove(given: string, output: Output): Promise<void> {
  await withParts(async (parts) => {
    const { name, portrait } = await getWriter(parts, given);
    await deleteWriter(parts.database, name);
    await deletePortrait(parts, portrait);
    printResult(`Readers are told nothing of ${name} any more; by-lines keep the name.`, { name }, output);
  });
}

const alreadyThere = (name: string) =>
  new CommandError(`There is a writer ${name} already: say "wayfare writers change".`);

async function getWriter({ database }: Parts, name: string): Promise<Writer> {
  const writer = await findWriter(database, name);
  if (writer === null)
    throw new CommandError(`There is no writer ${name}: "wayfare writers list" shows who there is.`);
  return writer;
}

function oneLine(given: string, what: string, longest: number): string {
  const text = normalizeLine(given);
  if (text === '') throw new CommandError(`The ${what} is empty.`);
  // Neither another line nor words that run the other way.
  if (/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u.test(given.trim()))
    throw new CommandError(`The ${what} must be one line of plain text.`);
  if (text.length > longest)
    throw new CommandError(`The ${what} has ${text.length} characters; ${longest} is the most.`);
  return text;
}

async function changedPortrait(
  parts: Parts,
  before: Writer,
  portrait: Described['portrait'],
): Promise<string> {
  if (portrait === undefined) return before.portrait;
  return portrait === false ? '' : portraitFrom(parts, portrait);
}

async function portraitFrom(parts: Parts, file: string): Promise<string> {
  const type = findImageType(file);
  if (type === null)
    throw new CommandError(`${file} is no picture by its name: JPEG, PNG, WebP, AVIF or GIF.`);
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new CommandError(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    );
  });
  if (bytes.length > maxUploadBytes) throw new CommandError(`${file} is larger than 10 MB.`);
  const key = await savePortrait(parts, { bytes, type });
  if (key === null)
    throw new CommandError(`${file} is no picture that can be opened, or not of its name's type.`);
  return key;
}
