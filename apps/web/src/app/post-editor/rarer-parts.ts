// What is opened now and then comes then.
import { later } from '#app/later.tsx';

export const ConflictDialog = later(() =>
  import('./conflict-dialog.tsx').then((part) => part.ConflictDialog),
);
export const PreviewDialog = later(() => import('./preview-dialog.tsx').then((part) => part.PreviewDialog));
export const Revisions = later(() => import('./revisions.tsx').then((part) => part.Revisions));
