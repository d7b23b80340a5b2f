// Runs before every command, on whatever Node is at hand (20 or newer) and before anything is installed:
// so plain JavaScript, no dependencies. It installs when the lockfile changed and builds when sources changed.
// Running and building need a third less than the proof: with `--proof` the tools of the tests are installed too.
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
const wantedNode = 24;
const lean = 'without the tools of the proof';

// On the error stream: what the command itself prints may be read by a program.
const say = (line) => process.stderr.write(`${line}\n`);

function giveUp(why) {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'dist' || entry.name === 'node_modules' || entry.name.includes('.test.')) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

function run(command, args, doing) {
  const started = Date.now();
  say(`${doing} ...`);
  const path = [join(modules, '.bin'), process.env.PATH].join(delimiter);
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, PATH: path },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) giveUp(`${doing} did not work.\n${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`);
  say(`${doing}: done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

function install() {
  const wanted = `${hashOf([join(root, 'package-lock.json')])} ${process.platform}-${process.arch}`;
  const [installed, without] = existsSync(installStamp)
    ? readFileSync(installStamp, 'utf8').split('\n')
    : [undefined, lean];
  // Once they are there they stay: whoever proves and runs in turn would install each time.
  const tools = without !== lean || process.argv.includes('--proof');
  if (installed === wanted && (without !== lean || !tools)) return;
  // Not `npm ci`: it begins by emptying node_modules, under the feet of a site that may be running from it. This keeps to
  // the lockfile as well, and leaves it as it is.
  // No package of ours needs an install script, so none is given the chance to run.
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];
  const omitted = tools ? [] : ['--omit=dev'];
  run('npm', ['install', '--ignore-scripts', '--no-save', ...omitted, ...quietly], 'Installing packages');
  writeFileSync(installStamp, tools ? wanted : `${wanted}\n${lean}`);
}

function requireNode() {
  const bundled = join(modules, '.bin/node');
  if (existsSync(bundled) || Number(process.versions.node.split('.')[0]) >= wantedNode) return;
  giveUp(
    `This machine (${process.platform}-${process.arch}) has Node ${process.versions.node}, and no Node ${wantedNode} comes with ` +
      `the packages for it. Install Node ${wantedNode} or newer and run the command again.`,
  );
}

function build() {
  const sources = ['apps', 'packages'].flatMap((folder) => filesBelow(join(root, folder)));
  const wanted = hashOf([
    ...sources.toSorted(),
    join(root, 'package-lock.json'),
    join(root, 'scripts/build.ts'),
  ]);
  if (existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === wanted) return;
  // The stamp goes first and comes back last: a build that stopped half-way is never taken for a whole one.
  rmSync(buildStamp, { force: true });
  run('node', ['scripts/build.ts'], 'Building');
  mkdirSync(dirname(buildStamp), { recursive: true });
  writeFileSync(buildStamp, wanted);
}

/** Leaves '3c3b432 2026-11-23' beside the bundle, or nothing where there is no git or no repository of our own. */
function noteCommit() {
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
  noteCommit();
}
