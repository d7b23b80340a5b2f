import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageFile from '../../../package.json' with { type: 'json' };

const read = (name: string): string | null => {
  const file = join(import.meta.dirname, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

/** A hash of the sources, written by the build. Missing if the sources run directly. */
const build = read('.built-from')?.slice(0, 8) ?? 'unbuilt';

/** `0.1.0-1a2b3c4d`. Servers with the same version have identical code. */
export const siteVersion = `${packageFile.version}-${build}`;

/** The commit of the build and its date. Empty if built outside a repository. */
export const siteCommit = parseCommit(read('.commit'));

function parseCommit(text: string | null): { readonly commit?: string; readonly date?: string } {
  const [commit, date, changed] = text?.split(' ') ?? [];
  if (commit === undefined || date === undefined) return {};
  return { commit: changed === undefined ? commit : `${commit} with changes`, date };
}

/** For display: `0.1.0-1a2b3c4d (commit 3c3b432, 2026-11-23)`. */
export const siteRelease =
  siteCommit.commit === undefined
    ? siteVersion
    : `${siteVersion} (commit ${siteCommit.commit}, ${siteCommit.date})`;
