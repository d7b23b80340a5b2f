import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A file that runs as a thread: beside whoever starts it in the sources, beside main.js once built. */
export function threadFile(name: string, starter: string): string {
  const built = fileURLToPath(new URL(`./${name}.js`, starter));
  return existsSync(built) ? built : fileURLToPath(new URL(`./${name}.ts`, starter));
}
