import { PostgresWillNotStart } from '@wayfare/postgres';
import { PlaceUnavailable } from '#adapters/backup-place/backup-place.ts';
import { DatabaseUnavailable, WholeDatabaseFault } from '#adapters/db/database.ts';
import { IdentityUnavailable } from '#adapters/identity/identity.ts';
import { MailFault, MailNotSent } from '#adapters/mail/mail.ts';
import { PaymentsNotSetUp, PaymentsRefused, PaymentsUnavailable } from '#adapters/payments/payments.ts';
import { StorageUnavailable } from '#adapters/storage/storage.ts';
import { CannotStart } from '#cannot-start.ts';
import { openParts, type Parts } from '#compose.ts';
import { withRemembered } from '#config/remembered.ts';
import { readConfig } from '#config.ts';
import { type FeatureDeps, featureDeps } from '#feature-deps.ts';
import { BackupFault } from '#features/backup/backup-fault.ts';
import { createLogger } from '#http/server/logging.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A command could not do what was asked; the sentence says why. */
export class CommandFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CommandFault';
  }
}

/** The settings of this command: the environment, and what the server was last started with. */
export async function operatorConfig(adapt: (given: Environment) => Environment = (given) => given) {
  return readConfig(await withRemembered(adapt(process.env)));
}

/** Opens what the server stands on, whether or not the server runs, for as long as the command takes. */
export async function withParts<T>(work: (parts: Parts, features: FeatureDeps) => Promise<T>): Promise<T> {
  const parts = await openParts(await operatorConfig(), createLogger('silent'));
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
export function sentenceOf(error: unknown): string | null {
  // A refusal by its name: a key that may not do this, or a pool that is not there.
  if (error instanceof Error && '$fault' in error) {
    return `The user pool refuses (${error.name}): check the COGNITO_ settings, and what their key may do.`;
  }
  const isExplained = explained.some((kind) => error instanceof kind);
  return isExplained && error instanceof Error ? error.message : null;
}

const explained = [
  CommandFault,
  CannotStart,
  PostgresWillNotStart,
  IdentityUnavailable,
  PaymentsNotSetUp,
  PaymentsRefused,
  PaymentsUnavailable,
  DatabaseUnavailable,
  StorageUnavailable,
  MailFault,
  MailNotSent,
  PlaceUnavailable,
  WholeDatabaseFault,
  BackupFault,
];
