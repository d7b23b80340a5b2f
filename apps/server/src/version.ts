import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageFile from '../../../package.json' with { type: 'json' };

const read = (name: string): string | null => {
  const file = join(import.meta.dirname, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

/** The build leaves the sum of the sources beside the bundle; sources that run as they are have none. */
const build = read('.built-from')?.slice(0, 8) ?? 'unbuilt';

/** `0.1.0-1a2b3c4d`: two servers with the same are the same to the byte. */
export const siteVersion = `${packageFile.version}-${build}`;

/** Which commit it was built from, of which day; empty without a repository. */
export const siteCommit = commitIn(read('.commit'));

function commitIn(text: string | null): { readonly commit?: string; readonly date?: string } {
  const [commit, date, changed] = text?.split(' ') ?? [];
  if (commit === undefined || date === undefined) return {};
  return { commit: changed === undefined ? commit : `${commit} with changes`, date };
}

/** For people: `0.1.0-1a2b3c4d (commit 3c3b432, 2026-11-23)`. */
export const siteRelease =
  siteCommit.commit === undefined
    ? siteVersion
    : `${siteVersion} (commit ${siteCommit.commit}, ${siteCommit.date})`;
