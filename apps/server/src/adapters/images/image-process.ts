// Run as a process of its own, one for each picture: the library that opens images is large and written in C, and
// what it opens comes from outside. If it falls, nothing falls with it, and all its memory goes with it.
import type { ImageOrder } from './images.ts';
import { prepareImage } from './prepare-image.ts';

process.once('message', (order: ImageOrder) => {
  void prepareImage(order).then((verdict) => process.send?.(verdict, () => process.disconnect?.()));
});
