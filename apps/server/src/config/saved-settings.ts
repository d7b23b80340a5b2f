import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { StartupError } from '#startup-error.ts';
import type { SettingName } from './settings.ts';
import { plainSettings, secretSettings } from './shared-settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const shape = z.object({
  settings: z.record(z.string(), z.string()),
  /** Set, and not written down. */
  secrets: z.array(z.string()),
});

type Remembered = z.infer<typeof shape>;

const placeOf = (environment: Environment): string =>
  join(resolve(environment.DATA_DIR || 'data'), 'settings.json');

/** Keeps the server's settings, so that the operator's command writes the same links; secrets by name only. */
export async function saveSettings(environment: Environment): Promise<void> {
  const isGiven = (name: string) => environment[name] !== undefined && environment[name] !== '';
  const kept = {
    settings: Object.fromEntries(plainSettings.filter(isGiven).map((name) => [name, environment[name]])),
    secrets: secretSettings.filter(isGiven),
  };
  const path = placeOf(environment);
  const draft = `${path}.${process.pid}`;
  try {
    // The embedded database may run as another user, who must be able to pass through; nobody may list.
    await mkdir(dirname(path), { recursive: true, mode: 0o711 });
    await writeFile(draft, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
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

/** The environment, and below it what the server of this data directory was last started with. */
export async function withSavedSettings(environment: Environment): Promise<Environment> {
  const path = placeOf(environment);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return environment;
  const { settings, secrets } = readRemembered(text, path);
  const missing = secrets.find((name) => !environment[name]);
  if (missing !== undefined) {
    throw new StartupError(
      `${missing} is missing: the server of this data directory was started with it. Set it for this command too.`,
    );
  }
  return { ...settings, ...environment };
}

/** Settings that say where the site's data is: what a start without them would do instead. */
const losses = {
  DATABASE_URL: 'the site would start on an empty database',
  MASTER_KEY: 'the key that everything is sealed with would not be found',
  BACKUP_TO: 'the site would make no backup by itself',
  BACKUP_PASSPHRASE: 'the master key would not be in the backups',
  S3_BUCKET: 'the pictures and the recordings would not be found',
  COGNITO_USER_POOL_ID: 'the site would start on an empty user pool',
} as const satisfies Partial<Record<SettingName, string>>;

/** Throws `StartupError` if a setting is lost without which the server would not find the data of its last start. */
export async function requireSavedSettings(environment: Environment): Promise<void> {
  const path = placeOf(environment);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return;
  const remembered = parseRemembered(text);
  // The next successful start writes the file anew.
  if (remembered === null) return;
  const names = [...Object.keys(remembered.settings), ...remembered.secrets];
  for (const [name, loss] of Object.entries(losses)) {
    if (environment[name] || !names.includes(name)) continue;
    if (name === 'MASTER_KEY' && (await hasKeyFile(path))) continue;
    const otherwise =
      name === 'DATABASE_URL'
        ? 'To go back to the embedded database, do what docs/operations/database.md says'
        : `To do without it from now on, delete ${path} and start again`;
    throw new StartupError(
      `${name} is missing: the server of this data directory was last started with it, and without it ${loss}. Set it again. ${otherwise}.`,
    );
  }
}

const hasKeyFile = (path: string): Promise<boolean> =>
  stat(join(dirname(path), 'master.key')).then(
    () => true,
    () => false,
  );

/** Whether a server of this data directory was ready on a database in it. What cannot be read counts as one. */
export async function usedEmbeddedDatabase(dataDir: string): Promise<boolean> {
  const path = placeOf({ DATA_DIR: dataDir });
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return false;
  return parseRemembered(text)?.secrets.includes('DATABASE_URL') !== true;
}

function readRemembered(text: string, path: string): Remembered {
  const remembered = parseRemembered(text);
  if (remembered === null)
    throw new StartupError(`${path} cannot be read: start the server once, and it is written anew.`);
  return remembered;
}

/** Null if the file is broken. */
function parseRemembered(text: string): Remembered | null {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
