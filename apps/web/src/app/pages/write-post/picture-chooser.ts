import { lazyPart } from '#ui/lazy-part.tsx';

/** It comes when it is pressed. */
export const PictureChooser = lazyPart(() =>
  import('#app/editing/pictures/picture-chooser.tsx').then((part) => part.PictureChooser),
);
