import { askProcess } from '#short-process.ts';
import type { Cards } from './cards.ts';

const drawing = { beside: import.meta.url, name: 'card-process', longestMs: 20_000 };

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
      const next = last.then(() => askProcess(drawing, card));
      last = next;
      const png = await next;
      waiting -= 1;
      return png instanceof Uint8Array ? png : null;
    },
  };
}
