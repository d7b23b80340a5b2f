// What is opened now and then comes then.
import { lazyPart } from '#ui/lazy-part.tsx';

export const PostConflict = lazyPart(() => import('./post-conflict.tsx').then((part) => part.PostConflict));
export const PreviewDialog = lazyPart(() =>
  import('./preview-dialog.tsx').then((part) => part.PreviewDialog),
);
export const PostHistory = lazyPart(() => import('./post-history.tsx').then((part) => part.PostHistory));
export const SharingFields = lazyPart(() =>
  import('./sharing-fields.tsx').then((part) => part.SharingFields),
);
export const ArrivalsList = lazyPart(() => import('./arrivals-list.tsx').then((part) => part.ArrivalsList));
export const LinkDialog = lazyPart(() => import('./link-dialog.tsx').then((part) => part.LinkDialog));
export const ImageDialog = lazyPart(() => import('./image-dialog.tsx').then((part) => part.ImageDialog));
export const ScheduleDialog = lazyPart(() =>
  import('./schedule-dialog.tsx').then((part) => part.ScheduleDialog),
);
export const UnscheduleDialog = lazyPart(() =>
  import('./way-dialogs.tsx').then((part) => part.UnscheduleDialog),
);
export const UnpublishDialog = lazyPart(() =>
  import('./way-dialogs.tsx').then((part) => part.UnpublishDialog),
);
export const DeleteDialog = lazyPart(() => import('./way-dialogs.tsx').then((part) => part.DeleteDialog));
export const OpensOn = lazyPart(() => import('#app/reading/scheduled-time.tsx').then((part) => part.OpensOn));
export const MissingWords = lazyPart(() => import('./missing-words.tsx').then((part) => part.MissingWords));
export const ReviewPart = lazyPart(() =>
  import('#app/editing/review/review-part.tsx').then((part) => part.ReviewPart),
);
export const Notes = lazyPart(() => import('./notes.tsx').then((part) => part.Notes));
