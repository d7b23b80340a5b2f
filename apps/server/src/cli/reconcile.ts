import type { Command } from 'commander';
import { reconcile } from '#features/billing/reconcile.ts';
import { withParts } from './operator.ts';
import { type Output, printResult } from './print.ts';

export function reconcileCommand(wayfare: Command): void {
  wayfare
    .command('reconcile')
    .description('ask the payment provider what we missed, and make it true here')
    .option('--json', 'print JSON')
    .action((options: Output) =>
      withParts(async (_, features) => {
        const { events, subscriptions, drifted } = await reconcile(features);
        const sentence = `${subscriptions} subscriptions and ${events} events were looked at; ${drifted.length} members were not as the provider says, and are now.`;
        printResult(sentence, { events, subscriptions, drifted }, options);
      }),
    );
}
