import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from './engine.ts';

/** Firefox, by WebDriver BiDi, which it speaks itself. */
export async function openFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'wayfare-firefox-'));
  const words = ['--headless', '--remote-debugging-port=0', '--no-remote', '--profile', profile];
  const browser = spawn('firefox-esr', words, { stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = once(browser, 'exit');
  const wire = await connect(await addressOf(browser));
  const { capabilities } = await wire.send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  const { contexts } = await wire.send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context ?? '';

  async function evaluate(expression: string): Promise<Evaluated['result']> {
    const evaluated = await wire.send<Evaluated>('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
    });
    if (evaluated.type !== 'success') throw new Error(`${expression}: ${JSON.stringify(evaluated)}`);
    return evaluated.result;
  }

  async function press(expression: string): Promise<void> {
    await evaluate(`${expression}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
    const { sharedId } = (await evaluate(expression)) ?? {};
    const origin = { type: 'element', element: { sharedId } };
    const pointer = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await wire.send('input.performActions', {
      context,
      actions: [{ type: 'pointer', id: 'mouse', actions: pointer }],
    });
  }

  return {
    name: `Firefox ${capabilities.browserVersion}`,
    async goTo(url) {
      await wire.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async ask<T>(expression: string) {
      const told = await evaluate(`JSON.stringify({ value: ${expression} })`);
      const { value } = JSON.parse(String(told?.value)) as { value: T };
      return value;
    },
    press,
    async type(expression, text) {
      await evaluate(`${expression}.focus()`);
      const keys = text.split('').flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await wire.send('input.performActions', {
        context,
        actions: [{ type: 'key', id: 'keyboard', actions: keys }],
      });
    },
    async resize(width, height) {
      await wire.send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async close() {
      wire.close();
      browser.kill();
      await closed;
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

interface Evaluated {
  readonly type: string;
  readonly result?: { readonly value?: unknown; readonly sharedId?: string };
}

function addressOf(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    browser.once('error', () =>
      reject(new Error('Firefox is not on this machine: install it (apt-get install firefox-esr).')),
    );
    browser.once('exit', () => reject(new Error(`Firefox ended at once:\n${said}`)));
    for (const stream of [browser.stdout, browser.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const address = /WebDriver BiDi listening on (\S+)/.exec(said)?.[1];
        if (address !== undefined) resolve(`${address}/session`);
      });
  });
}

interface Wire {
  send<T>(method: string, params: object): Promise<T>;
  close(): void;
}

async function connect(address: string): Promise<Wire> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answer) => void>();
  let asked = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  await once(socket, 'open');
  return {
    async send<T>(method: string, params: object) {
      const id = ++asked;
      const answer = await new Promise<Answer>((resolve) => {
        waiting.set(id, resolve);
        socket.send(JSON.stringify({ id, method, params }));
      });
      if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`);
      return answer.result as T;
    },
    close: () => socket.close(),
  };
}

interface Answer {
  readonly id: number;
  readonly type: 'success' | 'error';
  readonly result: unknown;
  readonly message?: string;
}
