// One process per picture, because the C library opens untrusted files: a crash or a leak does not affect the server.
import type { ImageOrder } from './images.ts';
import { prepareImage } from './prepare-image.ts';

process.once('message', (order: ImageOrder) => {
  void prepareImage(order).then((verdict) => process.send?.(verdict, () => process.disconnect?.()));
});
