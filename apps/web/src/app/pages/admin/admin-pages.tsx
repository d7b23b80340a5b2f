import { Activity } from './activity.tsx';
import { ReviewPage } from './review-queue.tsx';
import { SiteStatus } from './site-status.tsx';

const offices = { activity: Activity, review: ReviewPage, status: SiteStatus } as const;

export type OfficeName = keyof typeof offices;

/** What a few people come for, who answer for the site: it comes in one file. */
export function Office({ name }: { name: OfficeName }) {
  const Page = offices[name];
  return <Page />;
}
