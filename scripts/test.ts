// All checks and tests. The last lines name the browser, the installed tools that tests used, and what was skipped.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findBrowser } from './browser.ts';
import { checkAll } from './check.ts';
import { run } from './run.ts';

interface Count {
  passed: number;
  failed: number;
  skipped?: readonly string[];
}

interface UnitReport {
  readonly numPassedTests?: number;
  readonly numFailedTests?: number;
  readonly numFailedTestSuites?: number;
  readonly testResults?: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

const isTerminal = process.stdout.isTTY;
const reports = mkdtempSync(join(tmpdir(), 'wayfare-reports-'));

/** Reads a report. A runner without a report, or without any test, counts as one failure. */
function readCount(file: string, code: number, read: (report: unknown) => Count): Count {
  try {
    const count = read(JSON.parse(readFileSync(file, 'utf8')));
    const ranNothing = count.passed + count.failed === 0;
    return ranNothing || (code !== 0 && count.failed === 0) ? { ...count, failed: count.failed + 1 } : count;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function unitTests(): Promise<Count> {
  const file = join(reports, 'unit.json');
  const { code } = await run(
    'vitest',
    ['run', `--reporter=${isTerminal ? 'dot' : 'default'}`, '--reporter=json', `--outputFile.json=${file}`],
    {
      show: true,
    },
  );
  return readCount(file, code, (report) => {
    const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = report as UnitReport;
    return {
      passed: numPassedTests ?? 0,
      failed: Math.max(numFailedTests ?? 1, numFailedTestSuites ? 1 : 0),
      skipped: (testResults ?? [])
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status }) => status !== 'passed' && status !== 'failed')
        .map(({ fullName }) => fullName.trim()),
    };
  });
}

async function browserTests(): Promise<Count> {
  const file = join(reports, 'browser.json');
  process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = file;
  const { code } = await run(
    'playwright',
    [
      'test',
      '--config',
      'e2e/playwright.config.ts',
      `--reporter=${isTerminal ? 'dot' : 'list'},json,./e2e/page-reporter.ts`,
    ],
    {
      show: true,
    },
  );
  return readCount(file, code, (report) => {
    const { stats } = report as {
      stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    };
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped ? [`${stats.skipped} browser tests`] : [],
    };
  });
}

async function pageSizes(): Promise<Count> {
  const { code } = await run('node', ['scripts/size.ts'], { show: true });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

console.log('Checks');
const counts: Count[] = [await checkAll()];
console.log('\nUnit tests');
counts.push(await unitTests());
console.log('\nPage sizes');
counts.push(await pageSizes());
console.log('\nBrowser tests');
counts.push(await browserTests());
rmSync(reports, { recursive: true, force: true });

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.exitCode = failed ? 1 : 0;
const installed = ['nginx', 'ffmpeg'].filter((tool) =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, tool))),
);
console.log(`\nBrowser: ${(await findBrowser()).executablePath}`);
if (installed.length > 0) console.log(`Installed tools that tests used: ${installed.join(', ')}`);
for (const name of counts.flatMap(({ skipped = [] }) => skipped)) console.log(`Skipped: ${name}`);
console.log(`\n${passed} passed, ${failed} failed`);
