// What is opened now and then comes then.
import { later } from '#app/later.tsx';

export const ConflictDialog = later(() =>
  import('./conflict-dialog.tsx').then((part) => part.ConflictDialog),
);
export const PreviewDialog = later(() => import('./preview-dialog.tsx').then((part) => part.PreviewDialog));
export const Revisions = later(() => import('./revisions.tsx').then((part) => part.Revisions));
export const LinkDialog = later(() => import('./link-dialog.tsx').then((part) => part.LinkDialog));
export const ImageDialog = later(() => import('./image-dialog.tsx').then((part) => part.ImageDialog));
