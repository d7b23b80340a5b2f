import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { root } from './run.ts';
import { writeReport } from './test-report.ts';

/** Writes the report of the unit tests for `npm test`. */
export default class UnitReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const failed = unhandledErrors.map((error) => `unhandled error: ${String(error)}`);
    const skipped: { name: string; reason: string }[] = [];
    const flaky: string[] = [];
    let passed = 0;
    for (const module of modules) {
      const file = relative(root, module.moduleId);
      if (module.errors().length > 0) failed.push(file);
      for (const test of module.children.allTests()) {
        const result = test.result();
        const name = `${file}: ${test.fullName}`;
        if (test.diagnostic()?.flaky) flaky.push(name);
        if (result.state === 'passed') passed += 1;
        else if (result.state === 'failed') failed.push(name);
        else skipped.push({ name, reason: (result.state === 'skipped' && result.note) || 'no reason given' });
      }
    }
    const files = modules.map((module) => ({
      name: relative(root, module.moduleId),
      seconds: module.diagnostic().duration / 1000,
    }));
    writeReport({ passed, failed, flaky, skipped, files });
  }
}
