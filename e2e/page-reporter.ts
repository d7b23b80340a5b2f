import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const longestSnapshot = 4_000;

/** Prints the page content of a failed test, because screenshots are often unavailable in CI. */
export default class PageReporter implements Reporter {
  onTestEnd(test: TestCase, { attachments, status }: TestResult): void {
    if (status === test.expectedStatus) return;
    for (const { name, path } of attachments) {
      if (name !== 'error-context' || path === undefined) continue;
      const snapshot = /```yaml\n(.*?)```/s.exec(readFileSync(path, 'utf8'))?.[1] ?? 'nothing';
      process.stdout.write(`\n${test.title}: the page said\n${snapshot.slice(0, longestSnapshot)}\n`);
    }
  }
}
