// Every check that reads the code without running it. Each runs to its end, so that one call shows all that is wrong.
import { readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { type Outcome, root, run } from './run.ts';

interface Check {
  name: string;
  command: string;
  args: readonly string[];
  /** Says what is wrong with an answer that the tool itself was content with. */
  distrust?: (output: string) => string | undefined;
}

const fewestModules = 60;

const migrations = 'apps/server/migrations';
/** Up to this number the files are the initial schema, which no older server runs on. */
const initialSchema = 16;
const laterMigrations = readdirSync(join(root, migrations))
  .filter((file) => Number.parseInt(file, 10) > initialSchema)
  .map((file) => join(migrations, file));

const checks: readonly Check[] = [
  { name: 'types', command: 'tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'format and lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { name: 'lint with types', command: 'oxlint', args: ['--type-aware', '--deny-warnings', '.'] },
  {
    name: 'arrows',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.mjs', 'apps', 'packages'],
    // Without its parser it reads nothing and finds nothing wrong with it.
    distrust: (output) => {
      const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
      return modules < fewestModules ? `only ${modules} modules were read` : undefined;
    },
  },
  { name: 'dead code', command: 'knip', args: ['--no-progress'] },
  { name: 'language', command: 'node', args: ['scripts/check-language.ts'] },
  { name: 'migrations', command: 'squawk', args: laterMigrations },
];

/** Runs the checks, a few at a time, and tells how each went. */
export async function checkAll(): Promise<{ passed: number; failed: number }> {
  // Without a file squawk would wait for its input.
  const waiting = checks.filter(({ args }) => args.length > 0);
  const total = waiting.length;
  let passed = 0;
  const worker = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const outcome: Outcome = await run(check.command, check.args);
      const wrong = outcome.code === 0 ? check.distrust?.(outcome.output) : outcome.output.trim();
      if (!wrong) passed += 1;
      console.log(wrong ? `✗ ${check.name}\n${wrong}\n` : `✓ ${check.name} (${outcome.seconds} s)`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, cpus().length) }, worker));
  return { passed, failed: total - passed };
}

if (import.meta.main) {
  const { failed } = await checkAll();
  process.exitCode = failed ? 1 : 0;
}
