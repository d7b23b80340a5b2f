import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A temporary folder. It is deleted after the test. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wayfare-test-'));
  // An embedded database that was just stopped may still delete its own files.
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 40, retryDelay: 250 }));
  return folder;
}
