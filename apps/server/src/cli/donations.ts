import type { Command } from 'commander';
import { listDonationsByYear } from '#features/billing/donations.ts';
import { CommandError, withParts } from './operator.ts';
import { type Output, printRows } from './print.ts';

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
