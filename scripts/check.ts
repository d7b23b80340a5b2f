// Runs all static checks. A failing check does not stop the others.
import { readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { type Outcome, root, run } from './run.ts';

interface Check {
  name: string;
  command: string;
  args: readonly string[];
  /** Returns a fault in the output of a tool that exited with 0. */
  findFault?: (output: string) => string | undefined;
}

const minModules = 60;

const migrations = 'apps/server/migrations';
/** Up to this number the files are the initial schema, which no older server runs on. */
const initialSchema = 16;
const laterMigrations = readdirSync(join(root, migrations))
  .filter((file) => Number.parseInt(file, 10) > initialSchema)
  .map((file) => join(migrations, file));

const checks: readonly Check[] = [
  // Also reports the errors of the TypeScript compiler, because it needs all types anyway.
  {
    name: 'types and lint with types',
    command: 'oxlint',
    args: ['--type-aware', '--type-check', '--deny-warnings', '.'],
  },
  { name: 'format and lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  {
    name: 'imports',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.mjs', 'apps', 'packages'],
    // If its parser is missing, it reads no modules and reports no errors.
    findFault: (output) => {
      const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
      return modules < minModules ? `only ${modules} modules were read` : undefined;
    },
  },
  { name: 'dead code', command: 'knip', args: ['--no-progress'] },
  { name: 'language', command: 'node', args: ['scripts/check-language.ts'] },
  { name: 'migrations', command: 'squawk', args: laterMigrations },
];

/** Runs the checks, two at a time, and prints the result of each. */
export async function checkAll(): Promise<{ passed: number; failed: readonly string[] }> {
  // Without a file squawk would wait for its input.
  const waiting = checks.filter(({ args }) => args.length > 0);
  const failed: string[] = [];
  let passed = 0;
  const worker = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const outcome: Outcome = await run(check.command, check.args);
      const fault =
        outcome.code === 0
          ? check.findFault?.(outcome.output)
          : outcome.output.trim() || `exit code ${outcome.code}`;
      if (fault) failed.push(check.name);
      else passed += 1;
      console.log(fault ? `✗ ${check.name}\n${fault}\n` : `✓ ${check.name} (${outcome.seconds} s)`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, cpus().length) }, worker));
  return { passed, failed };
}

if (import.meta.main) {
  const { failed } = await checkAll();
  process.exitCode = failed.length > 0 ? 1 : 0;
}
