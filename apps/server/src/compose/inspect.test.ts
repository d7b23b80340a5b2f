import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '#testing/test-folder.ts';
import { readConfig } from '../config.ts';
import { StartupError } from '../startup-error.ts';
import { requireNoLostDatabase } from './inspect.ts';

test('a live site with backups but no database does not start empty', async () => {
  const home = await testFolder();
  const kept = join(home, 'kept');
  const live = readConfig({
    PUBLIC_URL: 'https://www.example.org',
    TRUST_PROXY: '1',
    DATA_DIR: join(home, 'data'),
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    SMTP_URL: 'smtp://localhost',
    SUPPORT_EMAIL: 'help@example.org',
    ORGANIZATION_NAME: 'Hill Road, Inc.',
    ORGANIZATION_EIN: '46-7654321',
    ORGANIZATION_ADDRESS: '12 Hill Road',
    BACKUP_TO: kept,
  });
  // The first start of all, with a place that is not there yet.
  await requireNoLostDatabase(live);
  await mkdir(kept);
  await writeFile(join(kept, 'README'), 'Where backups are to go.');
  await requireNoLostDatabase(live);
  await writeFile(join(kept, 'wayfare-2026-11-22T03-30-00-000Z.tar'), 'A site.');
  await expect(requireNoLostDatabase(live)).rejects.toThrow(StartupError);
  await expect(requireNoLostDatabase(live)).rejects.toThrow(
    `There is no database in ${home}/data/postgres, and ${kept} has backups of a site: restore the last one (wayfare backup restore latest --into empty), or set BACKUP_TO to an empty target to start a new site.`,
  );
  // A site that is for trying begins as often as one likes.
  await requireNoLostDatabase(readConfig({ DATA_DIR: join(home, 'data'), BACKUP_TO: kept }));
  await mkdir(join(home, 'data/postgres/cluster'), { recursive: true });
  await requireNoLostDatabase(live);
});
