import type { Command } from 'commander';
import { findPendingChanges } from '#compose/inspect.ts';
import { createLogger } from '#http/server/logging.ts';
import { operatorConfig } from './operator.ts';
import { type Output, printResult, printRows } from './print.ts';

type Pending = Awaited<ReturnType<typeof findPendingChanges>>;

interface Options extends Output {
  readonly check?: boolean;
}

export function upgradeCommand(wayfare: Command): void {
  wayfare
    .command('upgrade')
    .description('show which migrations this version will run at its start')
    .requiredOption('--check', 'only show them: the server runs them at its start')
    .action(async (options: Options) => {
      const pending = await findPendingChanges(await operatorConfig(), createLogger('silent'));
      const sentence = describePending(pending);
      if (options.json)
        printResult(
          sentence,
          { ...pending, verdict: sentence, mayRunBeside: mayRunBeside(pending) },
          options,
        );
      else {
        if (pending.changes.length > 0) printRows(pending.changes.map(toRow), '', options);
        printResult(sentence, {}, options);
      }
      if (!mayRunBeside(pending)) process.exitCode = 1;
    });
}

/** Running servers are compatible with the current schema. On an empty database there are none. */
const mayRunBeside = ({ schema, changes }: Pending): boolean =>
  schema === 0 || changes.every(({ oldestServer }) => oldestServer <= schema);

const toRow = ({ migration, oldestServer, tables }: Pending['changes'][number]) => ({
  migration,
  besideServersFrom: oldestServer,
  tables: tables.map(({ name, bytes }) => `${name} (${(bytes / 1e6).toFixed(1)} MB)`),
});

function describePending(pending: Pending): string {
  const { schema, changes } = pending;
  if (changes.length === 0)
    return `The database is at schema ${schema}, the one of this version: nothing will be changed.`;
  if (schema === 0) return 'The database is empty: the first start creates the schema.';
  const count = changes.length === 1 ? 'One change' : `${changes.length} changes`;
  return mayRunBeside(pending)
    ? `${count} at the start of this version. The running servers may continue, and be restarted afterwards.`
    : `${count} at the start of this version, and the running servers are not compatible with it: make a backup, stop every server, and then start this version.`;
}
