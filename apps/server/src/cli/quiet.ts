import type { Command } from 'commander';
import { endQuietMode, isRestored } from '#features/backup/backup-queries.ts';
import { CommandError, withParts } from './operator.ts';
import { type Output, printResult } from './print.ts';

export function quietCommands(wayfare: Command): void {
  const quiet = wayfare
    .command('quiet')
    .description('whether this site keeps quiet, as one that was restored does');
  quiet
    .command('status')
    .description('show whether mail leaves this site')
    .option('--json', 'print JSON')
    .action((options: Output) =>
      withParts(async ({ config: { isQuiet, quietUntil } }) => {
        const sentence = isQuiet
          ? `Quiet: no mail leaves this site until ${quietUntil}.`
          : 'This site speaks.';
        printResult(sentence, { isQuiet }, options);
      }),
    );
  quiet
    .command('off')
    .description(
      'let a site that was restored speak again: mails, the morning mail, all that is done by the clock',
    )
    .option('--json', 'print JSON')
    .action((options: Output) =>
      withParts(async ({ database, config }) => {
        if (!(await isRestored(database)))
          throw new CommandError(
            config.isQuiet
              ? 'QUIET=1 keeps this site quiet: start it without.'
              : 'This site is not quiet: nothing to do.',
          );
        await endQuietMode(database);
        const sentence =
          'The site speaks from its next start on: what waited goes out then. If the morning mail of today had gone out before the loss, wait until noon.';
        printResult(sentence, { isQuiet: false }, options);
      }),
    );
}
