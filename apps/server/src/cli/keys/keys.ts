import type { Command } from 'commander';
import { CommandFault, withParts } from '../operator.ts';
import { printDone } from '../print.ts';
import type { KeyOptions } from './key-options.ts';
import { rotateMaster } from './rotate-master.ts';
import { rotateWebhook } from './rotate-webhook.ts';

export function keysCommands(wayfare: Command): void {
  const rotate = wayfare
    .command('keys')
    .description('the keys of the site')
    .command('rotate')
    .description('put a new key in the place of an old one, while the site runs');
  rotate
    .command('signing')
    .description('what the tokens of our own user pool are signed with; nobody is logged out')
    .option('--leaked', 'somebody else has the keys: they end at once')
    .option('--json', 'print JSON')
    .action(rotateSigning);
  rotate
    .command('webhook')
    .description('what Stripe signs webhooks with: prints what to set')
    .option('--finish', 'when every server has the new secret: ends the old one')
    .option('--json', 'print JSON')
    .action(rotateWebhook);
  rotate
    .command('master')
    .description("what seals the site's secret: nobody is logged out, and no link in a mail is lost")
    .option('--finish', 'when every server has the new MASTER_KEY: ends the old one')
    .option('--json', 'print JSON')
    .action(rotateMaster);
}

const rotateSigning = (options: KeyOptions): Promise<void> =>
  withParts(async ({ pool }) => {
    if (pool === null)
      throw new CommandFault('Amazon Cognito keeps the members, and changes its own signing keys.');
    const areLeaked = options.leaked ?? false;
    await pool.rotateSigningKeys({ areLeaked });
    printDone(
      areLeaked
        ? 'New tokens are signed with a new key from now on, and those of before are worth nothing within a minute.'
        : 'A new key signs in two hours, when every server knows it; tokens of before are good until they expire.',
      { rotated: 'signing', areLeaked },
      options,
    );
  });
