import type { Command } from 'commander';
import { keyChanges, type Parts } from '#compose/compose.ts';
import { CommandError, operatorConfig, withParts } from './operator.ts';
import { type Output, printResult } from './print.ts';

interface KeyOptions extends Output {
  /** The second step of a rotation, after the operator has deployed the new key. */
  readonly finish?: boolean;
  /** The old keys are compromised and end at once. */
  readonly leaked?: boolean;
}

const rotateMaster = (options: KeyOptions): Promise<void> =>
  withParts((parts) => (options.finish ? finish(parts, options) : beginMaster(parts, options)));

async function beginMaster(parts: Parts, options: KeyOptions): Promise<void> {
  const replaced = await keyChanges.replaceMasterKey(parts);
  if (replaced.kind === 'file') {
    const { path, oldPath } = replaced;
    const sentence = `${path} has a new key: store a copy with new backups, and copy it to every other server that has its own file. Move ${oldPath} to the older backups, which need it.`;
    printResult(sentence, { rotated: 'master', path, oldPath }, options);
    return;
  }
  const sentence = `MASTER_KEY=${replaced.newKey}\nThe site starts with this key and with the old one. Set it on every server, restart them one by one, and then run this with --finish.`;
  printResult(sentence, { rotated: 'master', MASTER_KEY: replaced.newKey }, options);
}

async function finish(parts: Parts, options: KeyOptions): Promise<void> {
  const deleted = await keyChanges.deleteReplacedKeys(parts);
  const sentence =
    deleted === 0
      ? 'Only this master key was valid already: nothing changed.'
      : 'Only this master key is valid now. Keep the old one with the older backups.';
  printResult(sentence, { finished: 'master', deleted }, options);
}

async function rotateWebhook(options: KeyOptions): Promise<void> {
  const config = await operatorConfig();
  const { payments } = config;
  if (payments.kind === 'sandbox')
    throw new CommandError('Payments go to the sandbox, which has its own secret: nothing to do.');
  const { webhookSecrets } = payments;
  if (options.finish) {
    if (webhookSecrets.length < 2) throw new CommandError(notStarted);
    const removed = await keyChanges.removeOlderWebhooks(payments, config);
    const [newest = ''] = webhookSecrets;
    const sentence = `STRIPE_WEBHOOK_SECRET=${newest}\nStripe signs with the new secret only: set it without the old one.`;
    printResult(sentence, { finished: 'webhook', removed, STRIPE_WEBHOOK_SECRET: newest }, options);
    return;
  }
  if (webhookSecrets.length > 1) throw new CommandError(alreadyStarted);
  const secret = await keyChanges.addSecondWebhook(payments, config);
  const both = [secret, ...webhookSecrets].join(',');
  const sentence = `STRIPE_WEBHOOK_SECRET=${both}\nStripe now sends each event twice, once with each secret. Set both on every server, restart them, and then run this with --finish.`;
  printResult(sentence, { rotated: 'webhook', STRIPE_WEBHOOK_SECRET: both }, options);
}

const notStarted =
  'STRIPE_WEBHOOK_SECRET has one secret: run this without --finish first, and set the two that it prints.';
const alreadyStarted = 'STRIPE_WEBHOOK_SECRET has two secrets already: run this with --finish.';

export function keysCommands(wayfare: Command): void {
  const rotate = wayfare
    .command('keys')
    .description('the keys of the site')
    .command('rotate')
    .description('replace a key; the site may be running');
  rotate
    .command('signing')
    .description('the signing key of tokens of the built-in user pool; nobody is logged out')
    .option('--leaked', 'the old keys are compromised: end them at once')
    .action(rotateSigning);
  rotate
    .command('webhook')
    .description('the secret that signs Stripe webhooks; prints what to set')
    .option('--finish', 'end the old secret, after every server has the new one')
    .action(rotateWebhook);
  rotate
    .command('master')
    .description('the key that encrypts the secret of the site; log-ins and links in mails stay valid')
    .option('--finish', 'end the old key, after every server has the new MASTER_KEY')
    .action(rotateMaster);
}

const rotateSigning = (options: KeyOptions): Promise<void> =>
  withParts(async ({ pool }) => {
    if (pool === null)
      throw new CommandError('Accounts are in Amazon Cognito, which rotates its own signing keys.');
    const areLeaked = options.leaked ?? false;
    await pool.rotateSigningKeys({ areLeaked });
    printResult(
      areLeaked
        ? 'New tokens are signed with a new key, and older tokens become invalid within a minute.'
        : 'A new key signs in two hours, when every server has it; older tokens stay valid until they expire.',
      { rotated: 'signing', areLeaked },
      options,
    );
  });
