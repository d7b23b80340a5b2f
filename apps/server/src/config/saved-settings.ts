import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { StartupError } from '#startup-error.ts';
import { type SettingName, savedSettings, secretSettings } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const shape = z.object({
  settings: z.record(z.string(), z.string()),
  /** Names of settings that were set; their values are not saved. */
  secrets: z.array(z.string()),
});

type SavedSettings = z.infer<typeof shape>;

const settingsPath = (environment: Environment): string =>
  join(resolve(environment.DATA_DIR || 'data'), 'settings.json');

/** Saves the server's settings for the `wayfare` command. Secrets are saved by name only. */
export async function saveSettings(environment: Environment): Promise<void> {
  const isSet = (name: string) => environment[name] !== undefined && environment[name] !== '';
  const saved = {
    settings: Object.fromEntries(savedSettings.filter(isSet).map((name) => [name, environment[name]])),
    secrets: secretSettings.filter(isSet),
  };
  const path = settingsPath(environment);
  const draft = `${path}.${process.pid}`;
  try {
    // The embedded database may run as another user, who needs to enter the folder but not to list it.
    await mkdir(dirname(path), { recursive: true, mode: 0o711 });
    await writeFile(draft, `${JSON.stringify(saved, null, 2)}\n`, { mode: 0o600 });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `${path} cannot be written (${reason}): make room on its disk, and let the server write in DATA_DIR.`,
      { cause: error },
    );
  }
}

/** The environment, with the settings of the last server start of this data directory as defaults. */
export async function withSavedSettings(environment: Environment): Promise<Environment> {
  const path = settingsPath(environment);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return environment;
  const { settings, secrets } = readSaved(text, path);
  const missing = secrets.find((name) => !environment[name]);
  if (missing !== undefined) {
    throw new StartupError(
      `${missing} is missing: the server of this data directory was started with it. Set it for this command too.`,
    );
  }
  return { ...settings, ...environment };
}

/** Settings without which the server would not find its data, and what a start without them would do. */
const losses = {
  DATABASE_URL: 'the site would start on an empty database',
  MASTER_KEY: 'the key that encrypts all other keys would not be found',
  BACKUP_TO: 'the site would make no automatic backups',
  BACKUP_PASSPHRASE: 'the master key would not be in the backups',
  S3_BUCKET: 'the pictures and the recordings would not be found',
  COGNITO_USER_POOL_ID: 'the site would start on an empty user pool',
} as const satisfies Partial<Record<SettingName, string>>;

/** Throws `StartupError` if a setting is lost without which the server would not find the data of its last start. */
export async function requireSavedSettings(environment: Environment): Promise<void> {
  const path = settingsPath(environment);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return;
  const saved = parseSaved(text);
  // The next successful start overwrites the file.
  if (saved === null) return;
  const names = [...Object.keys(saved.settings), ...saved.secrets];
  for (const [name, loss] of Object.entries(losses)) {
    if (environment[name] || !names.includes(name)) continue;
    if (name === 'MASTER_KEY' && (await hasKeyFile(path))) continue;
    const alternative =
      name === 'DATABASE_URL'
        ? 'To go back to the embedded database, do what docs/operations/database.md says'
        : `To do without it from now on, delete ${path} and start again`;
    throw new StartupError(
      `${name} is missing: the server of this data directory was last started with it, and without it ${loss}. Set it again. ${alternative}.`,
    );
  }
}

const hasKeyFile = (path: string): Promise<boolean> =>
  stat(join(dirname(path), 'master.key')).then(
    () => true,
    () => false,
  );

/** Whether a server of this data directory used the embedded database. True if the file is unreadable. */
export async function usedEmbeddedDatabase(dataDir: string): Promise<boolean> {
  const path = settingsPath({ DATA_DIR: dataDir });
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return false;
  return parseSaved(text)?.secrets.includes('DATABASE_URL') !== true;
}

function readSaved(text: string, path: string): SavedSettings {
  const saved = parseSaved(text);
  if (saved === null)
    throw new StartupError(`${path} cannot be read: start the server once, and it is written again.`);
  return saved;
}

/** Null if the file is broken. */
function parseSaved(text: string): SavedSettings | null {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
