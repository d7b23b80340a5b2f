import type { Command } from 'commander';
import { isRestored, letSpeak } from '#features/backup/backup-queries.ts';
import { CommandFault, withParts } from './operator.ts';
import { type Output, printDone } from './print.ts';

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
        printDone(sentence, { isQuiet }, options);
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
          throw new CommandFault(
            config.isQuiet
              ? 'QUIET=1 keeps this site quiet: start it without.'
              : 'This site is not quiet: nothing to do.',
          );
        await letSpeak(database);
        const sentence =
          'The site speaks from its next start on: what waited goes out then. If the morning mail of today had gone out before the loss, wait until noon.';
        printDone(sentence, { isQuiet: false }, options);
      }),
    );
}
