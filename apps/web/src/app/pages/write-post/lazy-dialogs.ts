// Loaded when they are opened.
import { lazyComponent } from '#ui/lazy-component.tsx';

export const PostPreview = lazyComponent(() => import('./post-preview.tsx').then((part) => part.PostPreview));
export const PostHistory = lazyComponent(() => import('./post-history.tsx').then((part) => part.PostHistory));
export const PublishDialog = lazyComponent(() =>
  import('./publish-dialog.tsx').then((part) => part.PublishDialog),
);
export const UnscheduleDialog = lazyComponent(() =>
  import('./way-dialogs.tsx').then((part) => part.UnscheduleDialog),
);
export const TakeOffDialog = lazyComponent(() =>
  import('#app/editing/frame/take-off-dialog.tsx').then((part) => part.TakeOffDialog),
);
export const DropDialog = lazyComponent(() =>
  import('#app/editing/drop-dialog.tsx').then((part) => part.DropDialog),
);
export const DeleteDialog = lazyComponent(() =>
  import('./way-dialogs.tsx').then((part) => part.DeleteDialog),
);
export const ScheduledTime = lazyComponent(() =>
  import('#app/reading/scheduled-time.tsx').then((part) => part.ScheduledTime),
);
export const ReviewPart = lazyComponent(() =>
  import('#app/editing/review/review-part.tsx').then((part) => part.ReviewPart),
);
