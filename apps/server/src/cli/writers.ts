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
  /** A file; false for --no-portrait. */
  readonly portrait?: string | false;
}

export function writersCommands(wayfare: Command): void {
  const writers = wayfare.command('writers').description('the writers on the page about the site');
  writers
    .command('list')
    .description('list all writers')
    .action((options: Output) =>
      withParts(async ({ database }) => {
        const rows = (await listWriters(database)).map((writer) => ({ ...writer }));
        printRows(rows, 'There are no writers yet.', options);
      }),
    );
  writers
    .command('add')
    .description('add a writer')
    .argument('<name>', 'the name, as in by-lines')
    .requiredOption('--line <text>', 'the description: "teaches high school in Dayton, Ohio."')
    .option('--portrait <file>', 'a picture: JPEG, PNG, WebP, AVIF or GIF')
    .action(add);
  writers
    .command('change')
    .description('change a writer')
    .argument('<name>', 'the name, as in by-lines')
    .option('--line <text>', 'the new description')
    .option('--portrait <file>', 'a new picture')
    .option('--no-portrait', 'remove the picture')
    .action(change);
  writers
    .command('remove')
    .description('remove a writer from the page; by-lines keep the name')
    .argument('<name>', 'the name, as in by-lines')
    .action(remove);
}

async function add(input: string, { line: description = '', portrait, ...output }: Described): Promise<void> {
  const name = requireLine(input, 'name', maxWriterNameLength);
  const line = requireLine(description, 'line', maxWriterLineLength);
  await withParts(async (parts) => {
    if ((await findWriter(parts.database, name)) !== null) throw writerExists(name);
    const key = typeof portrait === 'string' ? await readPortrait(parts, portrait) : '';
    const writer = { name, line, portrait: key };
    if (!(await createWriter(parts.database, writer, parts.clock.now()))) {
      await deletePortrait(parts, key);
      throw writerExists(name);
    }
    printResult(`Added the writer ${name}.`, writer, output);
  });
}

async function change(input: string, { line: description, portrait, ...output }: Described): Promise<void> {
  if (description === undefined && portrait === undefined)
    throw new CommandError('Nothing to change: use --line, --portrait or --no-portrait.');
  await withParts(async (parts) => {
    const before = await getWriter(parts, input);
    const line =
      description === undefined ? before.line : requireLine(description, 'line', maxWriterLineLength);
    const writer = { ...before, line, portrait: await changedPortrait(parts, before, portrait) };
    await updateWriter(parts.database, before.name, writer);
    if (writer.portrait !== before.portrait) await deletePortrait(parts, before.portrait);
    printResult(`Changed the writer ${before.name}.`, writer, output);
  });
}

async function remove(input: string, output: Output): Promise<void> {
  await withParts(async (parts) => {
    const { name, portrait } = await getWriter(parts, input);
    await deleteWriter(parts.database, name);
    await deletePortrait(parts, portrait);
    printResult(`Removed the writer ${name}; by-lines keep the name.`, { name }, output);
  });
}

const writerExists = (name: string) =>
  new CommandError(`There is already a writer ${name}: use "wayfare writers change".`);

async function getWriter({ database }: Parts, name: string): Promise<Writer> {
  const writer = await findWriter(database, name);
  if (writer === null) throw new CommandError(`There is no writer ${name}: see "wayfare writers list".`);
  return writer;
}

function requireLine(input: string, what: string, maxLength: number): string {
  const text = normalizeLine(input);
  if (text === '') throw new CommandError(`The ${what} is empty.`);
  // No line breaks and no characters that change the text direction.
  if (/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u.test(input.trim()))
    throw new CommandError(`The ${what} must be one line of plain text.`);
  if (text.length > maxLength)
    throw new CommandError(`The ${what} has ${text.length} characters; the maximum is ${maxLength}.`);
  return text;
}

async function changedPortrait(
  parts: Parts,
  before: Writer,
  portrait: Described['portrait'],
): Promise<string> {
  if (portrait === undefined) return before.portrait;
  return portrait === false ? '' : readPortrait(parts, portrait);
}

async function readPortrait(parts: Parts, file: string): Promise<string> {
  const type = findImageType(file);
  if (type === null)
    throw new CommandError(`${file} is not a picture by its name: use JPEG, PNG, WebP, AVIF or GIF.`);
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new CommandError(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    );
  });
  if (bytes.length > maxUploadBytes) throw new CommandError(`${file} is larger than 10 MB.`);
  const key = await savePortrait(parts, { bytes, type });
  if (key === null) throw new CommandError(`${file} cannot be read as a picture of the type in its name.`);
  return key;
}
