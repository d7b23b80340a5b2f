import { randomUUID } from 'node:crypto';
import { memoryFolder } from '../scripts/memory-folder.ts';
import { startSite } from '../scripts/running-site.ts';
import { findPassword } from './sample-password.ts';

/**
 * Starts one site for all browser tests, without FFmpeg, so that they run equally everywhere. Its URLs and passwords are
 * passed to the workers in environment variables.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env.SITES_FOLDER = memoryFolder();
  const loadTestKey = randomUUID();
  const site = await startSite({ settings: { LOAD_TEST_KEY: loadTestKey, FFMPEG: 'off' } });
  process.env.LOAD_TEST_KEY = loadTestKey;
  process.env.SITE_URL = site.url;
  process.env.SITE_DATA_DIR = site.dataDir;
  process.env.SITE_SANDBOX_URL = site.sandboxUrl;
  process.env.READER_PASSWORD = await findPassword('ruth@wayfare.example', () => site.said());
  return () => site.stop();
}
