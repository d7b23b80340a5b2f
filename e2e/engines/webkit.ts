import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../apps/server/src/http/testing/free-port.ts';
import { type Engine, pause } from './engine.ts';

const libraries = '/usr/lib/x86_64-linux-gnu';
/** It has no way to run without a screen. */
const screen = ':97';
const missing = 'WebKit is not on this machine: install it (apt-get install webkit2gtk-driver xvfb).';

/** WebKit, by the classic WebDriver, on a screen that nobody sees. It is never narrower than 447 px. */
export async function openWebkit(): Promise<Engine> {
  const folder = readdirSync(libraries).find((name) => name.startsWith('webkit2gtk-'));
  const binary = join(libraries, folder ?? '', 'MiniBrowser');
  if (!existsSync(binary)) throw new Error(missing);
  const port = await freePort();
  const started = [
    program('Xvfb', [screen, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']),
    program('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1']),
  ];
  const end = () => {
    for (const child of started.toReversed()) child.kill();
  };
  process.once('exit', end);
  const address = `http://127.0.0.1:${port}`;
  const options = { binary, args: ['--automation'] };
  const { sessionId, capabilities } = await session(address, { 'webkitgtk:browserOptions': options });
  const tell = <T>(path: string, body: object) =>
    ask<T>('POST', `${address}/session/${sessionId}${path}`, body);
  const evaluate = <T>(expression: string) =>
    tell<T>('/execute/sync', { script: `return ${expression}`, args: [] });
  const elementBy = async (expression: string): Promise<string> => {
    const found = await evaluate<Record<string, string> | null>(expression);
    const [id] = Object.values(found ?? {});
    if (id === undefined) throw new Error(`Nothing is found by ${expression}`);
    return id;
  };
  return {
    name: `WebKit ${capabilities.browserVersion}`,
    goTo: (url) => tell('/url', { url }),
    ask: evaluate,
    async press(expression) {
      await evaluate(`${expression}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
      await tell(`/element/${await elementBy(expression)}/click`, {});
    },
    type: async (expression, text) => tell(`/element/${await elementBy(expression)}/value`, { text }),
    resize: (width, height) => tell('/window/rect', { width, height }),
    async close() {
      await ask('DELETE', `${address}/session/${sessionId}`);
      end();
    },
  };
}

function program(name: string, words: string[]): ChildProcess {
  const child = spawn(name, words, { stdio: 'ignore', env: { ...process.env, DISPLAY: screen } });
  child.once('error', () => console.error(missing));
  return child;
}

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

/** As soon as the driver and the screen are there. */
async function session(address: string, browser: object): Promise<Session> {
  const body = { capabilities: { alwaysMatch: browser } };
  for (let tries = 0; ; tries++) {
    try {
      return await ask<Session>('POST', `${address}/session`, body);
    } catch (error) {
      if (tries === 20) throw error;
      await pause(250);
    }
  }
}

async function ask<T>(method: 'POST' | 'DELETE', address: string, body?: object): Promise<T> {
  const answer = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok)
    throw new Error(`${new URL(address).pathname}: ${value.error ?? answer.status} ${value.message ?? ''}`);
  return value;
}
