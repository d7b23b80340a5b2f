// All checks and tests. The last lines name the slowest files, the browser, the installed tools that tests used, what was
// skipped, what passed only at the second attempt, and what failed.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findBrowser } from './browser.ts';
import { checkAll } from './check.ts';
import { run } from './run.ts';
import { readReport, reportVariable, type TestReport } from './test-report.ts';

const slowFileCount = 15;
// Unit tests and browser tests run at the same time, and both often wait: for processes, for time, for the site. With as
// many workers as cores each, a quarter of the processor time was unused.
const workers = Math.max(2, availableParallelism()) + 1;
const reports = mkdtempSync(join(tmpdir(), 'wayfare-reports-'));

async function runTests(name: string, command: string, args: readonly string[]): Promise<TestReport> {
  const file = join(reports, `${name}.json`);
  // Node removes the types by itself. Playwright would compile each file first.
  const env = { [reportVariable]: file, PW_DISABLE_TS_ESM: '1' };
  const { code, seconds } = await run(command, args, { show: true, env });
  console.log(`\n${name}: ended after ${seconds} s\n`);
  return readReport(name, file, code);
}

const unitTests = (): Promise<TestReport> =>
  runTests('Unit tests', 'vitest', [
    'run',
    `--maxWorkers=${workers}`,
    '--reporter=default',
    '--reporter=./scripts/unit-reporter.ts',
  ]);

const browserTests = (): Promise<TestReport> =>
  runTests('Browser tests', 'playwright', [
    'test',
    '--config=e2e/playwright.config.ts',
    `--workers=${workers}`,
    '--reporter=list,./e2e/page-reporter.ts',
  ]);

async function checkPageSizes(): Promise<TestReport> {
  const { code } = await run('node', ['scripts/size.ts'], { show: true });
  return {
    passed: code === 0 ? 1 : 0,
    failed: code === 0 ? [] : ['page sizes'],
    flaky: [],
    skipped: [],
    files: [],
  };
}

const checks = await checkAll();
const all = await Promise.all([unitTests(), browserTests()]);
all.push(await checkPageSizes());
rmSync(reports, { recursive: true, force: true });

console.log(`\nThe ${slowFileCount} slowest files:`);
const files = all.flatMap((report) => report.files).toSorted((a, b) => b.seconds - a.seconds);
for (const { name, seconds } of files.slice(0, slowFileCount))
  console.log(`${seconds.toFixed(1).padStart(7)} s ${name}`);
const installed = ['nginx', 'ffmpeg'].filter((tool) =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, tool))),
);
console.log(`\nBrowser: ${(await findBrowser()).executablePath}`);
if (installed.length > 0) console.log(`Installed tools that tests used: ${installed.join(', ')}`);
for (const { name, reason } of all.flatMap(({ skipped }) => skipped))
  console.log(`Skipped: ${name} (${reason})`);
const failed = [...checks.failed, ...all.flatMap((report) => report.failed)];
for (const name of all.flatMap(({ flaky }) => flaky)) console.log(`Passed at the second attempt: ${name}`);
for (const name of failed) console.log(`Failed: ${name}`);
const passed = all.reduce((sum, report) => sum + report.passed, checks.passed);
console.log(
  `\n${passed} passed, ${failed.length} failed, in ${(performance.now() / 60_000).toFixed(1)} minutes`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
