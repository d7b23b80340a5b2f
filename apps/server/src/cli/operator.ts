import { CannotStart } from '#cannot-start.ts';
import { openParts, type Parts } from '#compose.ts';
import { withRemembered } from '#config/remembered.ts';
import { readConfig } from '#config.ts';
import { createLogger } from '#http/logging.ts';

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
  return readConfig(adapt(await withRemembered(process.env)));
}

/** Opens what the server stands on, whether or not the server runs, for as long as the command takes. */
export async function withParts<T>(work: (parts: Parts) => Promise<T>): Promise<T> {
  const parts = await openParts(await operatorConfig(), createLogger('silent'));
  try {
    return await work(parts);
  } finally {
    await parts.queue.stop();
    await parts.mailer.close();
    await parts.storage.close();
    await parts.database.close();
  }
}

export const isExplained = (error: unknown): error is Error =>
  error instanceof CommandFault || error instanceof CannotStart;
