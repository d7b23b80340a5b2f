import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { root } from '../scripts/run.ts';
import { writeReport } from '../scripts/test-report.ts';

const maxSnapshotLength = 4_000;

/** Prints the page content of failed tests, because CI often keeps no screenshots, and writes the report for `npm test`. */
export default class PageReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onTestEnd(test: TestCase, { attachments, status }: TestResult): void {
    if (status === test.expectedStatus) return;
    for (const { name, path } of attachments) {
      if (name !== 'error-context' || path === undefined) continue;
      const snapshot = /```yaml\n(.*?)```/s.exec(readFileSync(path, 'utf8'))?.[1] ?? 'nothing';
      process.stdout.write(`\n${test.title}: content of the page\n${snapshot.slice(0, maxSnapshotLength)}\n`);
    }
  }

  onEnd(): void {
    const failed: string[] = [];
    const flaky: string[] = [];
    const skipped: { name: string; reason: string }[] = [];
    const seconds = new Map<string, number>();
    let passed = 0;
    for (const test of this.#suite?.allTests() ?? []) {
      const file = relative(root, test.location.file);
      const duration = test.results.reduce((sum, result) => sum + result.duration, 0);
      seconds.set(file, (seconds.get(file) ?? 0) + duration / 1000);
      const name = `${file}: ${test.title}`;
      const outcome = test.outcome();
      if (outcome === 'flaky') flaky.push(name);
      if (outcome === 'expected' || outcome === 'flaky') passed += 1;
      else if (outcome === 'skipped') {
        const reason = test.annotations.find(({ type }) => type === 'skip')?.description;
        skipped.push({ name, reason: reason ?? 'no reason given' });
      } else failed.push(name);
    }
    const files = [...seconds].map(([name, total]) => ({ name, seconds: total }));
    writeReport({ passed, failed, flaky, skipped, files });
  }
}
