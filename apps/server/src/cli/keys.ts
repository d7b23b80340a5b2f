import type { Command } from 'commander';
import { keyChanges, type Parts } from '#compose/compose.ts';
import { CommandError, operatorConfig, withParts } from './operator.ts';
import { printResult } from './print.ts';

interface KeyOptions {
  readonly json?: boolean;
  /** The second step, where a key must be put somewhere by hand between the two. */
  readonly finish?: boolean;
  /** The keys of before are in somebody's hands: they end at once. */
  readonly leaked?: boolean;
}

const rotateMaster = (options: KeyOptions): Promise<void> =>
  withParts((parts) => (options.finish ? finish(parts, options) : begin(parts, options)));

async function begin(parts: Parts, options: KeyOptions): Promise<void> {
  const replaced = await keyChanges.replaceMasterKey(parts);
  if (replaced.kind === 'file') {
    const { path, oldPath } = replaced;
    const sentence = `${path} holds a new key: keep it with the backups from now on, and give it to every other server that has a copy of its own. Move ${oldPath} to the backups of before, which want it.`;
    printResult(sentence, { rotated: 'master', path, oldPath }, options);
    return;
  }
  const sentence = `MASTER_KEY=${replaced.newKey}\nThe site starts with this key and with the old one. Set it on every server, start them again one by one, and then run this with --finish.`;
  printResult(sentence, { rotated: 'master', MASTER_KEY: replaced.newKey }, options);
}

async function finish(parts: Parts, options: KeyOptions): Promise<void> {
  const forgotten = await keyChanges.deleteReplacedKeys(parts);
  const sentence =
    forgotten === 0
      ? 'The site opens with this master key alone, as before.'
      : 'The site opens with this master key alone. Keep the old one with the backups of before.';
  printResult(sentence, { finished: 'master', forgotten }, options);
}

async function rotateWebhook(options: KeyOptions): Promise<void> {
  const config = await operatorConfig();
  const { payments } = config;
  if (payments.kind === 'sandbox')
    throw new CommandError(
      'The sandbox takes the payments, and nobody else knows its secret: nothing to do.',
    );
  const { webhookSecrets } = payments;
  if (options.finish) {
    if (webhookSecrets.length < 2) throw new CommandError(notBegun);
    const removed = await keyChanges.removeOlderWebhooks(payments, config);
    const [newest = ''] = webhookSecrets;
    const sentence = `STRIPE_WEBHOOK_SECRET=${newest}\nStripe signs with the new secret alone: set it without the old one.`;
    printResult(sentence, { finished: 'webhook', removed, STRIPE_WEBHOOK_SECRET: newest }, options);
    return;
  }
  if (webhookSecrets.length > 1) throw new CommandError(isBegun);
  const secret = await keyChanges.addSecondWebhook(payments, config);
  const both = [secret, ...webhookSecrets].join(',');
  const sentence = `STRIPE_WEBHOOK_SECRET=${both}\nStripe tells each event twice from now on, with either secret. Set both on every server, start them again, and then run this with --finish.`;
  printResult(sentence, { rotated: 'webhook', STRIPE_WEBHOOK_SECRET: both }, options);
}

const notBegun =
  'STRIPE_WEBHOOK_SECRET holds one secret: first run this without --finish, and set the two that it prints.';
const isBegun = 'STRIPE_WEBHOOK_SECRET holds two secrets already: run this with --finish.';

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
      throw new CommandError('Amazon Cognito keeps the members, and changes its own signing keys.');
    const areLeaked = options.leaked ?? false;
    await pool.rotateSigningKeys({ areLeaked });
    printResult(
      areLeaked
        ? 'New tokens are signed with a new key from now on, and those of before are worth nothing within a minute.'
        : 'A new key signs in two hours, when every server knows it; tokens of before are good until they expire.',
      { rotated: 'signing', areLeaked },
      options,
    );
  });
