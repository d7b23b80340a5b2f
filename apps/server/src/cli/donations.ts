import type { Command } from 'commander';
import { listDonationsByYear } from '#features/billing/donations.ts';
import { CommandError, withParts } from './operator.ts';
import { type Output, printCsv, printRows } from './print.ts';

interface Options extends Output {
  readonly year?: string;
  readonly csv?: boolean;
}

export function donationsCommands(wayfare: Command): void {
  wayfare
    .command('donations')
    .description('what was given')
    .command('list')
    .description('show the donations of a year')
    .option('--year <year>', 'the calendar year; this one if left out')
    .option('--csv', 'print CSV, for a spreadsheet')
    .option('--json', 'print JSON')
    .action(list);
}

async function list(options: Options): Promise<void> {
  await withParts(async ({ config, database, clock }) => {
    const { timeZone } = config.site;
    const year = Number(options.year ?? clock.now().getFullYear());
    if (!Number.isInteger(year) || year < 2000 || year > 9998) {
      throw new CommandError(`${options.year} is no year: write it with four digits.`);
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
    if (options.csv) printCsv(rows);
    else printRows(rows, `Nothing was given in ${year}.`, options);
  });
}

const dollars = (minor: number): string => (minor / 100).toFixed(2);
