import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { certificate, certificateFile, keyFile } from './certificate.ts';

export const hasNginx = spawnSync('nginx', ['-v']).error === undefined;

const examples = join(import.meta.dirname, '../../../../docs/examples');

interface Ports {
  readonly https: number;
  readonly http: number;
  /** One port, or two for docs/examples/two-servers.conf. */
  readonly servers: readonly number[];
}

/**
 * Runs nginx with docs/examples/nginx.conf; only ports, folders and the certificate are replaced. Meanwhile this process
 * trusts the certificate.
 */
export async function runningNginx({ https, http, servers }: Ports) {
  const usual = getCACertificates('default');
  setDefaultCACertificates([...usual, certificate.cert.toString()]);
  const home = await mkdtemp(join(tmpdir(), 'wayfare-nginx-'));
  const file = (await configuration(servers))
    .replaceAll(/listen \[::\].*\n/g, '')
    .replaceAll('listen 443', `listen 127.0.0.1:${https}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${http}`)
    .replaceAll('www.example.org', 'localhost')
    .replaceAll('/etc/ssl/example/fullchain.pem', certificateFile)
    .replaceAll('/etc/ssl/example/privkey.pem', keyFile)
    .replaceAll('/var/log/nginx', home);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  for (const name of folders) await mkdir(join(home, name));
  const temporary = folders.map((name) => `${name}_temp_path ${join(home, name)};`).join('\n');
  const whole = join(home, 'nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  await writeFile(
    whole,
    `${user}\ndaemon off;\nworker_processes 1;\npid ${join(home, 'pid')};\nevents {}\nhttp {\n${temporary}\n${file}}\n`,
  );
  const nginx = spawn('nginx', ['-p', home, '-c', whole, '-e', join(home, 'start.log')]);
  let output = '';
  nginx.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  nginx.stdout.resume();
  process.once('exit', () => nginx.kill('SIGKILL'));
  const ended = once(nginx, 'exit');
  const log = () => readFile(join(home, 'wayfare.log'), 'utf8');
  while (!(await isOpen(https))) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start:\n${output}`);
    await pause(20);
  }
  return {
    log,
    async [Symbol.asyncDispose]() {
      setDefaultCACertificates(usual);
      nginx.kill('SIGTERM');
      await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    request({ port, host: 'localhost', ca: certificate.cert }, (answer) => {
      answer.resume();
      resolve(true);
    })
      .on('error', () => resolve(false))
      .end();
  });
}

async function configuration(servers: readonly number[]): Promise<string> {
  const one = await readFile(join(examples, 'nginx.conf'), 'utf8');
  const [first, second] = servers;
  if (second === undefined) return one.replaceAll('127.0.0.1:3000', `127.0.0.1:${first}`);
  const two = await readFile(join(examples, 'two-servers.conf'), 'utf8');
  return one
    .replace(/^upstream wayfare \{.*?^\}\n/ms, two)
    .replace('10.0.0.11:3000', `127.0.0.1:${first}`)
    .replace('10.0.0.12:3000', `127.0.0.1:${second}`);
}
