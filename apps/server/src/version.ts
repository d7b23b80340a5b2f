import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import packageFile from '../../../package.json' with { type: 'json' };

/** The build leaves the sum of the sources beside the bundle; sources that run as they are have none. */
const stamp = join(import.meta.dirname, '.built-from');
const build = existsSync(stamp) ? readFileSync(stamp, 'utf8').slice(0, 8) : 'unbuilt';

/** `0.1.0-1a2b3c4d`: two servers with the same are the same to the byte. */
export const siteVersion = `${packageFile.version}-${build}`;
