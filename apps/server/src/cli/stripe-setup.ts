import type { Command } from 'commander';
import { setUpPayments } from '#compose.ts';
import { withParts } from './operator.ts';
import { type Output, printRow } from './print.ts';

export function stripeCommands(wayfare: Command): void {
  wayfare
    .command('stripe')
    .description('the payment provider')
    .command('setup')
    .description(
      'make the products, prices, portal and webhook there, and print what to set; again, it changes nothing',
    )
    .option('--json', 'print JSON')
    .action((options: Output) =>
      withParts(async ({ config }) => {
        const { donationPriceId, portalAddress, webhookSecret } = await setUpPayments(config);
        printRow(
          {
            DONATION_PRICE_ID: donationPriceId,
            STRIPE_WEBHOOK_SECRET: webhookSecret ?? 'as it is: the webhook was there already',
            portal: portalAddress,
          },
          options,
        );
      }),
    );
}
