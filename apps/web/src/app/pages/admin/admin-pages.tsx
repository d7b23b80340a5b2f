import { Activity } from './activity.tsx';
import { ReviewQueuePage } from './review-queue.tsx';
import { SiteStatus } from './site-status.tsx';

const adminPages = { activity: Activity, review: ReviewQueuePage, status: SiteStatus } as const;

export type AdminPageName = keyof typeof adminPages;

/** What a few people come for, who answer for the site: it comes in one file. */
export function AdminPage({ name }: { name: AdminPageName }) {
  const Page = adminPages[name];
  return <Page />;
}
