import type { ListedPost } from '@wayfare/contracts/calls/post';
import { isCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { Suspense } from 'react';
import { dayAndMonth } from '#ui/format-date.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { formatDraftState } from './review-state-text.ts';

const ScheduledTime = lazyComponent(() => import('./scheduled-time.tsx').then((part) => part.ScheduledTime));

interface PostLineProps {
  post: Pick<ListedPost, 'date' | 'category' | 'status' | 'publishAt' | 'publishZone' | 'review'>;
}

/** Date, category and state. */
export function PostLine({ post }: PostLineProps) {
  const isScheduled = post.publishAt !== undefined;
  // Other services may send a timestamp.
  const date = post.date.slice(0, 10);
  return (
    <p className="hint dotted-line">
      {post.status === 'DRAFT' && (
        <strong className="draft-mark">{isScheduled ? 'Scheduled' : formatDraftState(post.review)}</strong>
      )}
      {isScheduled ? (
        <span>
          <Suspense>
            <ScheduledTime post={post} before="Opens on" />
          </Suspense>
        </span>
      ) : (
        isCalendarDate(date) && <time dateTime={date}>{dayAndMonth(date, true)}</time>
      )}
      {post.category !== '' && <span>{post.category}</span>}
    </p>
  );
}
