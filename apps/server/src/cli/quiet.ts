import type { Command } from 'commander';
import { endQuietMode, isRestored } from '#features/backup/backup-queries.ts';
import { CommandError, withParts } from './operator.ts';
import { type Output, printResult } from './print.ts';

export function quietCommands(wayfare: Command): void {
  const quiet = wayfare.command('quiet').description('quiet mode, in which a restored site starts');
  quiet
    .command('status')
    .description('show whether quiet mode is on')
    .action((options: Output) =>
      withParts(async ({ config: { isQuiet, quietUntil } }) => {
        const sentence = isQuiet
          ? `Quiet mode is on: this site sends no mail until ${quietUntil}.`
          : 'Quiet mode is off.';
        printResult(sentence, { isQuiet }, options);
      }),
    );
  quiet
    .command('off')
    .description('end quiet mode of a restored site: mails and scheduled tasks run again')
    .action((options: Output) =>
      withParts(async ({ database, config }) => {
        if (!(await isRestored(database)))
          throw new CommandError(
            config.isQuiet
              ? 'Quiet mode is on because of QUIET=1: start the site without it.'
              : 'Quiet mode is off: nothing to do.',
          );
        await endQuietMode(database);
        const sentence =
          'Quiet mode ends at the next start, and waiting mails are sent then. If the morning mail of today was sent before the loss, wait until noon.';
        printResult(sentence, { isQuiet: false }, options);
      }),
    );
}
