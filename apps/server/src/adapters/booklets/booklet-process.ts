// Run as a process of its own, one for each booklet: setting a week of homilies takes most of a second, in which the
// server would answer nobody.
import type { Booklet } from './booklets.ts';
import { drawBooklet } from './draw-booklet.ts';

process.once('message', (booklet: Booklet) => {
  void drawBooklet(booklet).then((drawn) => process.send?.(drawn, () => process.disconnect?.()));
});
