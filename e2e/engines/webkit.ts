import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../apps/server/src/http/testing/free-port.ts';
import { type Engine, pause } from './engine.ts';

const libraries = '/usr/lib/x86_64-linux-gnu';
/** MiniBrowser cannot run without a display. */
const display = ':97';
const missingMessage = 'WebKit is not installed (apt-get install webkit2gtk-driver xvfb).';

/** Uses WebDriver and a virtual display. The window is at least 447 px wide. */
export async function openWebkit(): Promise<Engine> {
  const folder = readdirSync(libraries).find((name) => name.startsWith('webkit2gtk-'));
  const binary = join(libraries, folder ?? '', 'MiniBrowser');
  if (!existsSync(binary)) throw new Error(missingMessage);
  const port = await freePort();
  const processes = [
    startProgram('Xvfb', [display, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']),
    startProgram('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1']),
  ];
  const stop = () => {
    for (const child of processes.toReversed()) child.kill();
  };
  process.once('exit', stop);
  const address = `http://127.0.0.1:${port}`;
  const options = { binary, args: ['--automation'] };
  const { sessionId, capabilities } = await createSession(address, { 'webkitgtk:browserOptions': options });
  const post = <T>(path: string, body: object) =>
    send<T>('POST', `${address}/session/${sessionId}${path}`, body);
  const evaluate = <T>(expression: string) =>
    post<T>('/execute/sync', { script: `return ${expression}`, args: [] });
  const findElement = async (expression: string): Promise<string> => {
    const reference = await evaluate<Record<string, string> | null>(expression);
    const [id] = Object.values(reference ?? {});
    if (id === undefined) throw new Error(`No element matches ${expression}`);
    return id;
  };
  return {
    name: `WebKit ${capabilities.browserVersion}`,
    goTo: (url) => post('/url', { url }),
    evaluate,
    async click(expression) {
      await evaluate(`${expression}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
      await post(`/element/${await findElement(expression)}/click`, {});
    },
    type: async (expression, text) => post(`/element/${await findElement(expression)}/value`, { text }),
    resize: (width, height) => post('/window/rect', { width, height }),
    async close() {
      await send('DELETE', `${address}/session/${sessionId}`);
      stop();
    },
  };
}

function startProgram(name: string, args: string[]): ChildProcess {
  const child = spawn(name, args, { stdio: 'ignore', env: { ...process.env, DISPLAY: display } });
  child.once('error', () => console.error(missingMessage));
  return child;
}

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

/** Waits for the driver and the display. */
async function createSession(address: string, browser: object): Promise<Session> {
  const body = { capabilities: { alwaysMatch: browser } };
  for (let tries = 0; ; tries++) {
    try {
      return await send<Session>('POST', `${address}/session`, body);
    } catch (error) {
      if (tries === 20) throw error;
      await pause(250);
    }
  }
}

async function send<T>(method: 'POST' | 'DELETE', address: string, body?: object): Promise<T> {
  const response = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok)
    throw new Error(`${new URL(address).pathname}: ${value.error ?? response.status} ${value.message ?? ''}`);
  return value;
}
