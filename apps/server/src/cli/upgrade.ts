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
    .description('what this version will change in the database at its start')
    .requiredOption('--check', 'only look: a start of the server makes the changes')
    .option('--json', 'print JSON')
    .action(async (options: Options) => {
      const pending = await findPendingChanges(await operatorConfig(), createLogger('silent'));
      const sentence = verdictOn(pending);
      if (options.json)
        printResult(
          sentence,
          { ...pending, verdict: sentence, mayRunBeside: mayRunBeside(pending) },
          options,
        );
      else {
        if (pending.changes.length > 0) printRows(pending.changes.map(rowOf), '', options);
        printResult(sentence, {}, options);
      }
      if (!mayRunBeside(pending)) process.exitCode = 1;
    });
}

/** The servers that run now know the schema as it is now. On an empty database none runs. */
const mayRunBeside = ({ schema, changes }: Pending): boolean =>
  schema === 0 || changes.every(({ oldestServer }) => oldestServer <= schema);

const rowOf = ({ migration, oldestServer, tables }: Pending['changes'][number]) => ({
  migration,
  besideServersFrom: oldestServer,
  tables: tables.map(({ name, bytes }) => `${name} (${(bytes / 1e6).toFixed(1)} MB)`),
});

function verdictOn(pending: Pending): string {
  const { schema, changes } = pending;
  if (changes.length === 0)
    return `The database is at schema ${schema}, as this version wants it: nothing will be changed.`;
  if (schema === 0) return 'The database is empty: the first start makes it.';
  const many = changes.length === 1 ? 'One change' : `${changes.length} changes`;
  return mayRunBeside(pending)
    ? `${many} at the start of this version. The servers that run now may go on meanwhile, and be started again afterwards.`
    : `${many} at the start of this version, and servers of now cannot run on them: make a backup, stop every server, and then start this version.`;
}
