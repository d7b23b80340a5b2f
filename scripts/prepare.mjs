// Runs before every npm command: installs packages if the lockfile changed, and builds if the sources changed. It is plain
// JavaScript without dependencies, because it runs on any Node from 20 on, before packages are installed. `--proof` also
// installs the packages that only checks and tests need, a third of all.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const installStamp = join(modules, '.wayfare-installed');
const buildStamp = join(root, 'apps/server/dist/.built-from');
const commitStamp = join(root, 'apps/server/dist/.commit');
const minNode = 24;
const withoutTools = 'without the tools of the proof';

// To standard error, because a program may read the command's own output.
const print = (line) => process.stderr.write(`${line}\n`);

function fail(message) {
  print(message);
  process.exit(1);
}

function hashFiles(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'dist' || entry.name === 'node_modules' || entry.name.includes('.test.')) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}

function run(command, args, task) {
  const started = Date.now();
  print(`${task} ...`);
  const path = [join(modules, '.bin'), process.env.PATH].join(delimiter);
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, PATH: path },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) fail(`${task} failed.\n${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`);
  print(`${task}: done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

function install() {
  const expected = `${hashFiles([join(root, 'package-lock.json')])} ${process.platform}-${process.arch}`;
  const [installed, scope] = existsSync(installStamp)
    ? readFileSync(installStamp, 'utf8').split('\n')
    : [undefined, withoutTools];
  // Development packages stay once installed, or alternating `npm start` and `npm test` would install each time.
  const tools = scope !== withoutTools || process.argv.includes('--proof');
  if (installed === expected && (scope !== withoutTools || !tools)) return;
  // `npm ci` would empty node_modules first, from which a site may be running. This keeps to the lockfile as well. Install
  // scripts are off, because no package needs one.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const omitted = tools ? [] : ['--omit=dev'];
  run('npm', ['install', '--ignore-scripts', '--no-save', ...omitted, ...quiet], 'Installing packages');
  // 93 MB that nothing uses: Node's C++ headers, and the passage parser of all languages in two older formats.
  const unused = [`node-${process.platform}-${process.arch}/include`];
  unused.push(...['cjs', 'js'].map((format) => `bible-passage-reference-parser/${format}`));
  for (const folder of unused) rmSync(join(modules, folder), { recursive: true, force: true });
  writeFileSync(installStamp, tools ? expected : `${expected}\n${withoutTools}`);
}

function requireNode() {
  const packaged = join(modules, '.bin/node');
  if (existsSync(packaged) || Number(process.versions.node.split('.')[0]) >= minNode) return;
  fail(
    `This machine (${process.platform}-${process.arch}) has Node ${process.versions.node}, and npm has no ` +
      `Node ${minNode} package for it. Install Node ${minNode} or newer and run the command again.`,
  );
}

function build() {
  const sources = ['apps', 'packages'].flatMap((folder) => listFiles(join(root, folder)));
  const expected = hashFiles([
    ...sources.toSorted(),
    join(root, 'package-lock.json'),
    join(root, 'scripts/build.ts'),
  ]);
  if (existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === expected) return;
  // Written last, so that an interrupted build is repeated.
  rmSync(buildStamp, { force: true });
  run('node', ['scripts/build.ts'], 'Building');
  mkdirSync(dirname(buildStamp), { recursive: true });
  writeFileSync(buildStamp, expected);
}

/** Writes '3c3b432 2026-11-23' beside the bundle, or nothing without git or outside our repository. */
function writeCommit() {
  const git = (...args) => {
    const env = { ...process.env, TZ: 'UTC' };
    const { status, stdout } = spawnSync('git', args, { cwd: root, env, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : null;
  };
  const isOurs = git('rev-parse', '--show-toplevel') === realpathSync(root);
  const commit = isOurs ? git('log', '-1', '--format=%h %cd', '--date=format-local:%Y-%m-%d') : null;
  const isChanged = commit !== null && git('status', '--porcelain', '--untracked-files=no') !== '';
  rmSync(commitStamp, { force: true });
  if (commit !== null) writeFileSync(commitStamp, isChanged ? `${commit} changed` : commit);
}

install();
requireNode();
if (!process.argv.includes('--no-build')) {
  build();
  writeCommit();
}
