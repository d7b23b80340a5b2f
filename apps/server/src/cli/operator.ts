import { stat } from 'node:fs/promises';
import { PostgresStartError } from '@wayfare/postgres';
import { BackupTargetUnavailable } from '#adapters/backup-target/backup-target.ts';
import { DatabaseUnavailable, WholeDatabaseError } from '#adapters/db/database.ts';
import { IdentityUnavailable } from '#adapters/identity/identity.ts';
import { InvalidMailError, MailNotSent } from '#adapters/mail/mail.ts';
import { PaymentsNotSetUp, PaymentsRefused, PaymentsUnavailable } from '#adapters/payments/payments.ts';
import { StorageUnavailable } from '#adapters/storage/storage.ts';
import { openParts, type Parts } from '#compose/compose.ts';
import { type FeatureDeps, featureDeps } from '#compose/feature-deps.ts';
import { withSavedSettings } from '#config/saved-settings.ts';
import { type Config, readConfig } from '#config.ts';
import { BackupFault } from '#features/backup/manifest.ts';
import { createLogger } from '#http/server/logging.ts';
import { StartupError } from '#startup-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A command could not do what was asked; the sentence says why. */
export class CommandError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CommandFault';
  }
}

/** The settings of this command: the environment, and what the server was last started with. */
export async function operatorConfig(adapt: (given: Environment) => Environment = (given) => given) {
  return readConfig(await withSavedSettings(adapt(process.env)));
}

/** For a command that may leave files behind. */
export async function writableConfig(): Promise<Config> {
  const config = await operatorConfig();
  const owner = await stat(config.dataDir).then(
    ({ uid }) => uid,
    () => null,
  );
  refuseAsRoot({ us: process.geteuid?.(), owner }, config.dataDir);
  return config;
}

/** Backups, pictures and keys that root has written are closed to the server. */
export function refuseAsRoot(
  { us, owner }: { readonly us: number | undefined; readonly owner: number | null },
  dataDir: string,
): void {
  if (us !== 0 || owner === null || owner === 0) return;
  throw new CommandError(
    `${dataDir} is not root's, and what root writes there the server cannot read: run this as the user whose it is, such as runuser -u wayfare -- wayfare …`,
  );
}

/** Opens what the server stands on, whether or not the server runs, for as long as the command takes. */
export async function withParts<T>(work: (parts: Parts, features: FeatureDeps) => Promise<T>): Promise<T> {
  const parts = await openParts(await writableConfig(), createLogger('silent'));
  try {
    return await work(parts, featureDeps(parts));
  } finally {
    await parts.queue.stop();
    await parts.mailer.close();
    await parts.storage.close();
    await parts.database.close();
  }
}

/** The sentence that a failure is told by; null where it is a fault of ours, and all of it is wanted. */
export function explainError(error: unknown): string | null {
  // A refusal by its name: a key that may not do this, or a pool that is not there.
  if (error instanceof Error && '$fault' in error) {
    return `The user pool refuses (${error.name}): check the COGNITO_ settings, and what their key may do.`;
  }
  const isExplained = explained.some((kind) => error instanceof kind);
  return isExplained && error instanceof Error ? error.message : aboutFiles(error);
}

function aboutFiles(error: unknown): string | null {
  if (!(error instanceof Error && 'code' in error)) return null;
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT')
    return `A file cannot be written (${error.message}): make room on its disk.`;
  if (error.code === 'EACCES' || error.code === 'EROFS')
    return `A file is closed to this user (${error.message}): give the site's user the right to it, and run this as that user.`;
  return null;
}

const explained = [
  CommandError,
  StartupError,
  PostgresStartError,
  IdentityUnavailable,
  PaymentsNotSetUp,
  PaymentsRefused,
  PaymentsUnavailable,
  DatabaseUnavailable,
  StorageUnavailable,
  InvalidMailError,
  MailNotSent,
  BackupTargetUnavailable,
  WholeDatabaseError,
  BackupFault,
];
