import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { StartupError } from '#startup-error.ts';
import { requireSavedSettings, saveSettings, withSavedSettings } from './saved-settings.ts';

function dataDir() {
  const path = mkdtempSync(join(tmpdir(), 'wayfare-settings-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

test('a command uses the saved settings of the server', async () => {
  using folder = dataDir();
  const DATA_DIR = folder.path;
  await saveSettings({ DATA_DIR, PORT: '4000', PUBLIC_URL: 'http://localhost:4000', SITE_NAME: '' });
  expect(await withSavedSettings({ DATA_DIR })).toEqual({
    DATA_DIR,
    PORT: '4000',
    PUBLIC_URL: 'http://localhost:4000',
  });
  expect(await withSavedSettings({ DATA_DIR, PORT: '5000' })).toMatchObject({ PORT: '5000' });
});

test('secrets are not saved, and a command without one says so', async () => {
  using folder = dataDir();
  const DATA_DIR = folder.path;
  await saveSettings({
    DATA_DIR,
    DATABASE_URL: 'postgres://u:hush@db/w',
    LOAD_TEST_KEY: 'hush-hush-hush-hush',
  });
  expect(readFileSync(join(folder.path, 'settings.json'), 'utf8')).not.toContain('hush');
  await expect(withSavedSettings({ DATA_DIR })).rejects.toThrow(/^DATABASE_URL is missing: .* Set it/);
  const given = { DATA_DIR, DATABASE_URL: 'postgres://u:hush@db/w' };
  expect(await withSavedSettings(given)).toEqual(given);
});

test('without saved settings only the environment counts', async () => {
  using folder = dataDir();
  expect(await withSavedSettings({ DATA_DIR: folder.path })).toEqual({ DATA_DIR: folder.path });
});

test.each(['', '{', '[]', '{"settings":{"PORT":4000}}'])('a broken file is named: %j', async (text) => {
  using folder = dataDir();
  writeFileSync(join(folder.path, 'settings.json'), text);
  const attempt = withSavedSettings({ DATA_DIR: folder.path });
  await expect(attempt).rejects.toThrow(StartupError);
  await expect(attempt).rejects.toThrow(/settings\.json cannot be read: start the server once/);
});

test('an unwritable data directory is reported with its fix', async () => {
  using folder = dataDir();
  const inTheWay = join(folder.path, 'a file');
  writeFileSync(inTheWay, '');
  const remembering = saveSettings({ DATA_DIR: join(inTheWay, 'data') });
  await expect(remembering).rejects.toThrow(StartupError);
  await expect(remembering).rejects.toThrow(
    /settings\.json cannot be written \(.*ENOTDIR.*\): make room on its disk, and let the server write in DATA_DIR\.$/,
  );
});

test.each([
  ['DATABASE_URL', 'postgres://u:hush@db/w', /start on an empty database\. Set it again.+database\.md/],
  ['MASTER_KEY', 'hush', /the key that encrypts all other keys.+Set it again/],
  ['BACKUP_TO', '/mnt/backups', /make no automatic backups.+Set it again.+delete .+settings\.json/],
  ['BACKUP_PASSPHRASE', 'hush-hush-hush', /not be in the backups/],
  ['S3_BUCKET', 'pictures', /pictures/],
  ['COGNITO_USER_POOL_ID', 'us-east-1_x', /empty user pool/],
])('a server that lost its %s does not start', async (name, value, sentence) => {
  using folder = dataDir();
  const DATA_DIR = folder.path;
  await requireSavedSettings({ DATA_DIR });
  await saveSettings({ DATA_DIR, [name]: value });
  await requireSavedSettings({ DATA_DIR, [name]: value });
  for (const lost of [{ DATA_DIR }, { DATA_DIR, [name]: '' }]) {
    const start = requireSavedSettings(lost);
    await expect(start).rejects.toThrow(StartupError);
    await expect(start).rejects.toThrow(sentence);
    await expect(start).rejects.toThrow(
      `${name} is missing: the server of this data directory was last started with it`,
    );
  }
  rmSync(join(folder.path, 'settings.json'));
  await requireSavedSettings({ DATA_DIR });
});

test('a master key may move from the setting into its file', async () => {
  using folder = dataDir();
  const DATA_DIR = folder.path;
  await saveSettings({ DATA_DIR, MASTER_KEY: 'hush' });
  writeFileSync(join(folder.path, 'master.key'), 'hush');
  await requireSavedSettings({ DATA_DIR });
});

test('a server starts if the saved settings cannot be read', async () => {
  using folder = dataDir();
  writeFileSync(join(folder.path, 'settings.json'), '{');
  await requireSavedSettings({ DATA_DIR: folder.path });
});
