import type { Command } from 'commander';
import { explainError } from './operator.ts';

/** Prints the message of an expected error. Throws for bugs. */
export async function runCommand(wayfare: Command, args: readonly string[]): Promise<void> {
  try {
    await wayfare.parseAsync(args, { from: 'user' });
  } catch (error) {
    const message = explainError(error);
    if (message === null) throw error;
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  }
}
