import { askProcess } from '#short-process.ts';
import type { Booklets, DrawnBooklet } from './booklets.ts';

const drawing = { beside: import.meta.url, name: 'booklet-process', longestMs: 20_000 };

/** Each takes a second, and is drawn for all who want that week. */
const mostWaiting = 10;

/** Booklets drawn by pdfkit, one after the other, each in a short-lived process. */
export function pdfkitBooklets(): Booklets {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    async draw(booklet) {
      if (waiting >= mostWaiting) return null;
      waiting += 1;
      const next = last.then(() => askProcess(drawing, booklet));
      last = next;
      const drawn = await next;
      waiting -= 1;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what our own process answers, if it answers
      return drawn as DrawnBooklet | null;
    },
  };
}
