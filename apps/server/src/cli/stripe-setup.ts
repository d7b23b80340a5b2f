import type { Command } from 'commander';
import { setUpPayments } from '#compose/compose.ts';
import type { Config } from '#config.ts';
import { type Environment, operatorConfig } from './operator.ts';
import { type Output, printResult, printRow } from './print.ts';

const description =
  'create products, prices, portal and webhook at Stripe, and print what to set; may be run again';

export function stripeCommands(wayfare: Command): void {
  wayfare
    .command('stripe')
    .description('the payment provider')
    .command('setup')
    .description(description)
    .action(setUp);
}

async function setUp(options: Output): Promise<void> {
  const config = await operatorConfig(withPlaceholderSecret);
  const { donationPriceId, portalAddress, webhookSecret } = await setUpPayments(config);
  printRow(
    {
      DONATION_PRICE_ID: donationPriceId,
      // Stripe returns the secret only when the webhook is created.
      ...(webhookSecret === null ? {} : { STRIPE_WEBHOOK_SECRET: webhookSecret }),
      portal: portalAddress,
    },
    options,
  );
  if (webhookSecret === null && lacksSecret(config) && !options.json)
    printResult(secretShownOnce, {}, options);
}

const secretShownOnce =
  "The webhook exists already, and its secret is shown only once: copy it from Stripe's dashboard (Developers, Webhooks, Signing secret) into STRIPE_WEBHOOK_SECRET, or delete the webhook there and run this again.";

const lacksSecret = ({ payments }: Config): boolean =>
  payments.kind === 'stripe' && payments.webhookSecrets.includes(placeholderSecret);

const placeholderSecret = 'whsec_not_yet_made';

/** This command creates the webhook secret, so it must run without one. */
const withPlaceholderSecret = (environment: Environment): Environment =>
  environment['STRIPE_SECRET_KEY'] && !environment['STRIPE_WEBHOOK_SECRET']
    ? { ...environment, STRIPE_WEBHOOK_SECRET: placeholderSecret }
    : environment;
