import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import type { BackupTarget } from '#adapters/backup-target/backup-target.ts';
import { type BackupParts, openBackupParts, openBackupTarget } from '#compose/compose.ts';
import { type BackupAddress, parseBackupAddress } from '#config/backup-shapes.ts';
import { createLogger } from '#http/server/logging.ts';
import { CommandError, operatorConfig, writableConfig } from './operator.ts';

export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
export const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

export async function withBackupParts<T>(
  callback: (parts: BackupParts) => Promise<T>,
  { isToBeFilled = false } = {},
): Promise<T> {
  const config = await writableConfig();
  const database =
    config.database.kind === 'embedded' ? { ...config.database, isToBeFilled } : config.database;
  const parts = await openBackupParts({ ...config, database }, createLogger('silent'));
  try {
    return await callback(parts);
  } finally {
    await parts.close();
  }
}

export async function withTarget<T>(
  parts: Pick<BackupParts, 'placeAt'>,
  address: BackupAddress,
  callback: (place: BackupTarget) => Promise<T>,
): Promise<T> {
  const place = parts.placeAt(address);
  try {
    return await callback(place);
  } finally {
    await place.close();
  }
}

/** Without the database, which may be down. */
export async function withTargetOnly<T>(
  given: BackupAddress | null,
  callback: (place: BackupTarget) => Promise<T>,
): Promise<T> {
  const config = await operatorConfig();
  return withTarget(
    { placeAt: (address) => openBackupTarget(address, config) },
    given ?? config.backup.byHandTo,
    callback,
  );
}

export function parseAddress(given: string): BackupAddress {
  const address = parseBackupAddress(given);
  if (address !== null) return address;
  throw new CommandError(
    `${given} is not a backup target: use a folder, or a bucket with a prefix, such as s3://my-backups/wayfare.`,
  );
}

/** Parses a path, an s3:// address, or the name of a backup in the default target. */
export function parseBackupLocation(
  given: string,
  defaultTarget: BackupAddress,
): { address: BackupAddress; name: string } {
  if (given.startsWith('s3://')) {
    const at = given.lastIndexOf('/');
    return { address: parseAddress(given.slice(0, at)), name: given.slice(at + 1) };
  }
  if (given.includes('/') || existsSync(given))
    return { address: { kind: 'folder', path: dirname(given) }, name: basename(given) };
  return { address: defaultTarget, name: given };
}

export interface PassphraseOption {
  readonly passphraseFile?: string;
}

/** Not from the command line, which every process of the machine can read. */
export async function readPassphrase(
  { passphraseFile }: PassphraseOption,
  fromSettings: string | null,
): Promise<string | null> {
  if (passphraseFile === undefined) return fromSettings;
  const given = passphraseFile === '-' ? await text(process.stdin) : await readPassphraseFile(passphraseFile);
  const passphrase = given.replace(/\r?\n$/, '');
  if (passphrase.length >= 16) return passphrase;
  throw new CommandError('The passphrase has fewer than 16 characters: use a longer one.');
}

async function readPassphraseFile(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => {
    throw new CommandError(`${path} cannot be read: name the file that holds the passphrase.`);
  });
}
