import { lazyComponent } from '#ui/lazy-component.tsx';

/** It comes when it is pressed. */
export const PictureChooser = lazyComponent(() =>
  import('#app/editing/pictures/picture-chooser.tsx').then((part) => part.PictureChooser),
);
