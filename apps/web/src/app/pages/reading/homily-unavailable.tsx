import { Suspense, useEffect } from 'react';
import { Link } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { useMember } from '#app/member/member.tsx';
import { DayBannerSkeleton } from '#app/reading/day-banner.tsx';
import { paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { wholeDate } from '#ui/format-date.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { MessagePage } from '#ui/message-page.tsx';

// Loaded on demand.
const DayWithoutHomily = lazyComponent(() =>
  import('./day-without-homily.tsx').then((part) => part.DayWithoutHomily),
);

interface NotReadableProps {
  date: string;
  error: unknown;
  onRetry: () => void;
}

export function HomilyUnavailable({ date, error, onRetry }: NotReadableProps) {
  const { pageData } = useMember();
  if (error instanceof ApiError) {
    // Only these codes: a proxy may send 403 as well.
    if (error.code === 'subscription_required') return <SubscriptionRequired />;
    if (error.code === 'homily_not_found' && date > pageData.today) return <NoDay date={date} />;
    if (error.code === 'homily_not_found')
      return (
        <Suspense fallback={<DayBannerSkeleton date={date} />}>
          <DayWithoutHomily date={date} />
        </Suspense>
      );
  }
  return (
    <MessagePage heading="We couldn’t load this homily">
      <p className="lead">Your internet connection or our server may be down. Nothing is lost.</p>
      <Button onClick={onRetry}>Try again</Button>
    </MessagePage>
  );
}

/** `date` is after today, or null if it is invalid. */
export const NoDay = ({ date }: { date: string | null }) => (
  <MessagePage heading={date === null ? 'That day is not on the calendar' : 'This day has not come yet'}>
    {date !== null && <p className="soft">{wholeDate(date)}</p>}
    <p className="lead">
      Every earlier one is in <Link to={paths.homilies}>the list of homilies</Link>.
    </p>
  </MessagePage>
);

function SubscriptionRequired() {
  const { refetchStatus } = useMember();
  // Updates the menu.
  useEffect(() => {
    refetchStatus();
  }, [refetchStatus]);
  return (
    <MessagePage heading="Subscription required">
      <p className="lead">
        The homilies are for subscribers. You can look at your subscription{' '}
        <Link to={paths.subscription}>on its own page</Link>.
      </p>
    </MessagePage>
  );
}
