// The report of vitest and Playwright to `npm test`.
import { readFileSync, writeFileSync } from 'node:fs';

export interface TestReport {
  readonly passed: number;
  /** Names of failed tests and of files that could not run. */
  readonly failed: readonly string[];
  /** Names of tests that passed at the second attempt. */
  readonly flaky: readonly string[];
  readonly skipped: readonly { readonly name: string; readonly reason: string }[];
  readonly files: readonly { readonly name: string; readonly seconds: number }[];
}

/** Names the file of the report, for the reporters. */
export const reportVariable = 'TEST_REPORT';

export function writeReport(report: TestReport): void {
  const file = process.env[reportVariable];
  if (file !== undefined) writeFileSync(file, JSON.stringify(report));
}

/** A runner that wrote no report, ran no test or failed without naming a test counts as one failure. */
export function readReport(name: string, file: string, exitCode: number): TestReport {
  let report: TestReport = { passed: 0, failed: [], flaky: [], skipped: [], files: [] };
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { ...report, failed: [`${name}: no report`] };
  }
  const ranNothing = report.passed + report.failed.length === 0;
  if (ranNothing) return { ...report, failed: [`${name}: no tests`] };
  return exitCode !== 0 && report.failed.length === 0
    ? { ...report, failed: [`${name}: exit code ${exitCode}`] }
    : report;
}
