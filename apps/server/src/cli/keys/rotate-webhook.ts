import { keyChanges } from '#compose.ts';
import { CommandFault, operatorConfig } from '../operator.ts';
import { printDone } from '../print.ts';
import type { KeyOptions } from './key-options.ts';

export async function rotateWebhook(options: KeyOptions): Promise<void> {
  const config = await operatorConfig();
  const { payments } = config;
  if (payments.kind === 'sandbox')
    throw new CommandFault(
      'The sandbox takes the payments, and nobody else knows its secret: nothing to do.',
    );
  const { webhookSecrets } = payments;
  if (options.finish) {
    if (webhookSecrets.length < 2) throw new CommandFault(notBegun);
    const removed = await keyChanges.removeOlderWebhooks(payments, config);
    const [newest = ''] = webhookSecrets;
    const sentence = `STRIPE_WEBHOOK_SECRET=${newest}\nStripe signs with the new secret alone: set it without the old one.`;
    printDone(sentence, { finished: 'webhook', removed, STRIPE_WEBHOOK_SECRET: newest }, options);
    return;
  }
  if (webhookSecrets.length > 1) throw new CommandFault(isBegun);
  const secret = await keyChanges.addSecondWebhook(payments, config);
  const both = [secret, ...webhookSecrets].join(',');
  const sentence = `STRIPE_WEBHOOK_SECRET=${both}\nStripe tells each event twice from now on, with either secret. Set both on every server, start them again, and then run this with --finish.`;
  printDone(sentence, { rotated: 'webhook', STRIPE_WEBHOOK_SECRET: both }, options);
}

const notBegun =
  'STRIPE_WEBHOOK_SECRET holds one secret: first run this without --finish, and set the two that it prints.';
const isBegun = 'STRIPE_WEBHOOK_SECRET holds two secrets already: run this with --finish.';
