import type { Command } from 'commander';
import { reconcile } from '#features/billing/reconcile.ts';
import { withParts } from './operator.ts';
import { type Output, printResult } from './print.ts';

export function reconcileCommand(wayfare: Command): void {
  wayfare
    .command('reconcile')
    .description('fetch missed events from the payment provider and correct subscriptions')
    .action((options: Output) =>
      withParts(async (_, features) => {
        const { events, subscriptions, drifted } = await reconcile(features);
        const sentence = `Checked ${subscriptions} subscriptions and ${events} events; corrected ${drifted.length} members.`;
        printResult(sentence, { events, subscriptions, drifted }, options);
      }),
    );
}
