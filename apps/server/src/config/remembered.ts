import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { CannotStart } from '#cannot-start.ts';
import { openSettings, secretSettings } from './shared-settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const shape = z.object({
  settings: z.record(z.string(), z.string()),
  /** Set, and not written down. */
  secrets: z.array(z.string()),
});

const placeOf = (environment: Environment): string =>
  join(resolve(environment.DATA_DIR || 'data'), 'settings.json');

/** Keeps the server's settings, so that the operator's command writes the same links; secrets by name only. */
export async function rememberSettings(environment: Environment): Promise<void> {
  const isGiven = (name: string) => environment[name] !== undefined && environment[name] !== '';
  const kept = {
    settings: Object.fromEntries(openSettings.filter(isGiven).map((name) => [name, environment[name]])),
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
    throw new CannotStart(
      `${path} cannot be written (${reason}): make room on its disk, and let the server write in DATA_DIR.`,
      { cause: error },
    );
  }
}

/** The environment, and below it what the server of this data directory was last started with. */
export async function withRemembered(environment: Environment): Promise<Environment> {
  const path = placeOf(environment);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return environment;
  const { settings, secrets } = readRemembered(text, path);
  const missing = secrets.find((name) => !environment[name]);
  if (missing !== undefined) {
    throw new CannotStart(
      `${missing} is missing: the server of this data directory was started with it. Set it for this command too.`,
    );
  }
  return { ...settings, ...environment };
}

/** Whether a server of this data directory was ready on a database in it. What cannot be read counts as one. */
export async function hadOwnDatabase(dataDir: string): Promise<boolean> {
  const path = placeOf({ DATA_DIR: dataDir });
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return false;
  try {
    return !readRemembered(text, path).secrets.includes('DATABASE_URL');
  } catch {
    return true;
  }
}

function readRemembered(text: string, path: string): z.infer<typeof shape> {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    throw new CannotStart(`${path} cannot be read: start the server once, and it is written anew.`);
  }
}
