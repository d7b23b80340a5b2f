import type { Command } from 'commander';
import { setUpPayments } from '#compose/compose.ts';
import type { Config } from '#config.ts';
import { listDonationsByYear } from '#features/billing/donation-queries.ts';
import { reconcile } from '#features/billing/reconcile.ts';
import { CommandError, type Environment, operatorConfig, withParts } from './operator.ts';
import { type Output, printResult, printRow, printRows } from './print.ts';

export function reconcileCommand(wayfare: Command): void {
  wayfare
    .command('reconcile')
    .description('fetch missed events from the payment provider and correct subscriptions')
    .action((options: Output) =>
      withParts(async (_, features) => {
        const { events, subscriptions, drifted, failures } = await reconcile(features);
        const sentence = `Checked ${subscriptions} subscriptions and ${events} events; corrected ${drifted.length} members.`;
        printResult(sentence, { events, subscriptions, drifted }, options);
        if (failures.length > 0) throw failures[0];
      }),
    );
}

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

interface Options extends Output {
  readonly year?: string;
}

export function donationsCommands(wayfare: Command): void {
  wayfare
    .command('donations')
    .description('donations')
    .command('list')
    .description('list the donations of a year')
    .option('--year <year>', 'the calendar year (default: the current year)')
    .option('--csv', 'print CSV, for a spreadsheet')
    .action(list);
}

async function list(options: Options): Promise<void> {
  await withParts(async ({ config, database, clock }) => {
    const { timeZone } = config.site;
    const year = Number(options.year ?? clock.now().getFullYear());
    if (!Number.isInteger(year) || year < 2000 || year > 9998) {
      throw new CommandError(`${options.year} is not a year: use four digits.`);
    }
    const rows = (await listDonationsByYear(database, year, timeZone)).map((donation) => ({
      receipt: donation.receiptNumber,
      given: donation.givenAt.toISOString(),
      name: donation.donorName,
      email: donation.donorEmail,
      amount: dollars(donation.amountMinor),
      refunded: dollars(donation.refundedMinor),
      bought: dollars(donation.boughtMinor),
      currency: donation.currency,
      sample: donation.isSample,
    }));
    printRows(rows, `There are no donations in ${year}.`, options);
  });
}

const dollars = (minor: number): string => (minor / 100).toFixed(2);
