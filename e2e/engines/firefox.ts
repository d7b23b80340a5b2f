import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from './engine.ts';

/** Uses WebDriver BiDi, which Firefox implements. */
export async function openFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'wayfare-firefox-'));
  const args = ['--headless', '--remote-debugging-port=0', '--no-remote', '--profile', profile];
  const browser = spawn('firefox-esr', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = once(browser, 'exit');
  const connection = await connect(await findAddress(browser));
  const { capabilities } = await connection.send<{ capabilities: { browserVersion: string } }>(
    'session.new',
    {
      capabilities: {},
    },
  );
  const { contexts } = await connection.send<{ contexts: { context: string }[] }>(
    'browsingContext.getTree',
    {},
  );
  const context = contexts[0]?.context ?? '';

  async function evaluate(expression: string): Promise<Evaluation['result']> {
    const { type, result } = await connection.send<Evaluation>('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
    });
    if (type !== 'success') throw new Error(`${expression}: ${type} ${JSON.stringify(result)}`);
    return result;
  }

  async function click(expression: string): Promise<void> {
    await evaluate(`${expression}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
    const { sharedId } = (await evaluate(expression)) ?? {};
    const origin = { type: 'element', element: { sharedId } };
    const pointer = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await connection.send('input.performActions', {
      context,
      actions: [{ type: 'pointer', id: 'mouse', actions: pointer }],
    });
  }

  return {
    name: `Firefox ${capabilities.browserVersion}`,
    async goTo(url) {
      await connection.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate<T>(expression: string) {
      const json = await evaluate(`JSON.stringify({ value: ${expression} })`);
      const { value } = JSON.parse(String(json?.value)) as { value: T };
      return value;
    },
    click,
    async type(expression, text) {
      await evaluate(`${expression}.focus()`);
      const keys = text.split('').flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await connection.send('input.performActions', {
        context,
        actions: [{ type: 'key', id: 'keyboard', actions: keys }],
      });
    },
    async resize(width, height) {
      await connection.send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async close() {
      connection.close();
      browser.kill();
      await closed;
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

interface Evaluation {
  readonly type: string;
  readonly result?: { readonly value?: unknown; readonly sharedId?: string };
}

function findAddress(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    browser.once('error', () => reject(new Error('Firefox is not installed (apt-get install firefox-esr).')));
    browser.once('exit', () => reject(new Error(`Firefox stopped at its start:\n${output}`)));
    for (const stream of [browser.stdout, browser.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const address = /WebDriver BiDi listening on (\S+)/.exec(output)?.[1];
        if (address !== undefined) resolve(`${address}/session`);
      });
  });
}

interface Connection {
  send<T>(method: string, params: object): Promise<T>;
  close(): void;
}

async function connect(address: string): Promise<Connection> {
  const socket = new WebSocket(address);
  const pending = new Map<number, (response: Response) => void>();
  let lastId = 0;
  socket.addEventListener('message', ({ data }) => {
    const response = JSON.parse(String(data)) as Response;
    pending.get(response.id)?.(response);
    pending.delete(response.id);
  });
  await once(socket, 'open');
  return {
    async send<T>(method: string, params: object) {
      const id = ++lastId;
      const response = await new Promise<Response>((resolve) => {
        pending.set(id, resolve);
        socket.send(JSON.stringify({ id, method, params }));
      });
      if (response.type === 'error') throw new Error(`${method}: ${response.message}`);
      return response.result as T;
    },
    close: () => socket.close(),
  };
}

interface Response {
  readonly id: number;
  readonly type: 'success' | 'error';
  readonly result: unknown;
  readonly message?: string;
}
