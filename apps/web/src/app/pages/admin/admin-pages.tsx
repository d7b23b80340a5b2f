import { Activity } from './activity.tsx';
import { ReviewQueuePage } from './review-queue.tsx';
import { SiteStatus } from './site-status.tsx';

const adminPages = { activity: Activity, review: ReviewQueuePage, status: SiteStatus } as const;

export type AdminPageName = keyof typeof adminPages;

/** One chunk for all admin pages. */
export function AdminPage({ name }: { name: AdminPageName }) {
  const Page = adminPages[name];
  return <Page />;
}
