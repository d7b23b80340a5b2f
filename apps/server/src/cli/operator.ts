import { stat } from 'node:fs/promises';
import { PostgresStartError } from '@wayfare/postgres';
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

/** An error of a command. The message is printed without a stack. */
export class CommandError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CommandFault';
  }
}

/** The settings from the environment, with those of the last server start as defaults. */
export async function operatorConfig(
  adapt: (environment: Environment) => Environment = (environment) => environment,
) {
  return readConfig(await withSavedSettings(adapt(process.env)));
}

/** For commands that may write files. */
export async function writableConfig(): Promise<Config> {
  const config = await operatorConfig();
  const owner = await stat(config.dataDir).then(
    ({ uid }) => uid,
    () => null,
  );
  // The server could not read files that root writes.
  if (process.geteuid?.() === 0 && owner !== null && owner !== 0)
    throw new CommandError(
      `${config.dataDir} is not owned by root, and the server could not read files that root writes there: run this as its owner, such as runuser -u wayfare -- wayfare …`,
    );
  return config;
}

/** Opens database, queue and adapters for the time of the command. The server may be running. */
export async function withParts<T>(
  callback: (parts: Parts, features: FeatureDeps) => Promise<T>,
): Promise<T> {
  const parts = await openParts(await writableConfig(), createLogger('silent'));
  try {
    return await callback(parts, featureDeps(parts));
  } finally {
    await parts.queue.stop();
    await parts.mailer.close();
    await parts.storage.close();
    await parts.database.close();
  }
}

/** A message without a stack for expected errors. Null for bugs. */
export function explainError(error: unknown): string | null {
  // An error of the AWS SDK.
  if (error instanceof Error && '$fault' in error) {
    return `The user pool refused the call (${error.name}): check the COGNITO_ settings and the permissions of their key.`;
  }
  const isExpected = expectedErrors.some((kind) => error instanceof kind);
  return isExpected && error instanceof Error ? error.message : explainFileError(error);
}

function explainFileError(error: unknown): string | null {
  if (!(error instanceof Error && 'code' in error)) return null;
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT')
    return `A file cannot be written (${error.message}): make room on its disk.`;
  if (error.code === 'EACCES' || error.code === 'EROFS')
    return `This user has no access to a file (${error.message}): give the user of the site access, and run this as that user.`;
  return null;
}

const expectedErrors = [
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
  WholeDatabaseError,
  BackupFault,
];
