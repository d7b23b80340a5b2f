import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createMigration, type Migration } from '@wayfare/postgres/migrations';
import { DatabaseFault } from './database-fault.ts';

/** The nearest `migrations` folder above this file: the same one from the sources and from the bundle. */
export function migrationsDirectory(from = dirname(fileURLToPath(import.meta.url))): string {
  const candidate = join(from, 'migrations');
  if (existsSync(candidate)) return candidate;
  if (dirname(from) === from)
    throw new DatabaseFault('The folder with the migrations is missing: install the server again.');
  return migrationsDirectory(dirname(from));
}

/** Every `NNN_name.sql`, from 001 on without a gap. */
export function readMigrations(directory: string): Migration[] {
  const files = readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .toSorted();
  return files.map((file, index) => {
    const [, digits, name] = /^(\d{3})_([a-z0-9_]+)\.sql$/.exec(file) ?? [];
    if (digits === undefined || name === undefined || Number(digits) !== index + 1) {
      const expected = String(index + 1).padStart(3, '0');
      throw new DatabaseFault(
        `The migration ${file} is out of line: expected ${expected}_name.sql in its place.`,
      );
    }
    return createMigration(index + 1, name, readFileSync(join(directory, file), 'utf8'));
  });
}
