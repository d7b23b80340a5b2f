import type { Command } from 'commander';
import { setUpPayments } from '#compose/compose.ts';
import type { Config } from '#config.ts';
import { type Environment, operatorConfig } from './operator.ts';
import { type Output, printResult, printRow } from './print.ts';

const description =
  'make the products, prices, portal and webhook there, and print what to set; again, it changes nothing';

export function stripeCommands(wayfare: Command): void {
  wayfare
    .command('stripe')
    .description('the payment provider')
    .command('setup')
    .description(description)
    .option('--json', 'print JSON')
    .action(setUp);
}

async function setUp(options: Output): Promise<void> {
  const config = await operatorConfig(beforeTheWebhook);
  const { donationPriceId, portalAddress, webhookSecret } = await setUpPayments(config);
  printRow(
    {
      DONATION_PRICE_ID: donationPriceId,
      // The provider tells it once, when the webhook is made.
      ...(webhookSecret === null ? {} : { STRIPE_WEBHOOK_SECRET: webhookSecret }),
      portal: portalAddress,
    },
    options,
  );
  if (webhookSecret === null && lacksSecret(config) && !options.json) printResult(isToldOnce, {}, options);
}

const isToldOnce =
  "The webhook is there already, and its secret is told here once: copy it from Stripe's dashboard (Developers, Webhooks, Signing secret) into STRIPE_WEBHOOK_SECRET, or delete the webhook there and run this again.";

const lacksSecret = ({ payments }: Config): boolean =>
  payments.kind === 'stripe' && payments.webhookSecrets.includes(notYetMade);

const notYetMade = 'whsec_not_yet_made';

/** The secret of the webhook is what this command brings, so it must run without. */
const beforeTheWebhook = (given: Environment): Environment =>
  given['STRIPE_SECRET_KEY'] && !given['STRIPE_WEBHOOK_SECRET']
    ? { ...given, STRIPE_WEBHOOK_SECRET: notYetMade }
    : given;
