import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CardFacts, Cards } from './cards.ts';

/** Beside this file in the sources, beside main.js once built. */
function cardProcess(): string {
  const built = fileURLToPath(new URL('./card-process.js', import.meta.url));
  return existsSync(built) ? built : fileURLToPath(new URL('./card-process.ts', import.meta.url));
}

const longestMs = 20_000;
/** Each takes a third of a second, and nobody waits for a preview longer than a few. */
const mostWaiting = 20;

/** Cards drawn by sharp, one after the other, each in a short-lived process. */
export function sharpCards(): Cards {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    async draw(card) {
      if (waiting >= mostWaiting) return null;
      waiting += 1;
      const next = last.then(() => inProcess(card));
      last = next;
      return next.finally(() => {
        waiting -= 1;
      });
    },
  };
}

function inProcess(card: CardFacts): Promise<Uint8Array | null> {
  return new Promise((resolve) => {
    const child = fork(cardProcess(), [], {
      serialization: 'advanced',
      execArgv: [],
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: longestMs,
      killSignal: 'SIGKILL',
    });
    const giveUp = (): void => resolve(null);
    child.once('message', (png) => resolve(png instanceof Uint8Array ? png : null));
    child.once('error', giveUp);
    child.once('exit', giveUp);
    child.send(card, (error) => {
      if (error !== null) giveUp();
    });
  });
}
