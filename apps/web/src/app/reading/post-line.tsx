import type { ListedPost } from '@wayfare/contracts/calls/post';
import { isCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { Suspense } from 'react';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { PlainPostLine } from './post-article.tsx';
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
    <PlainPostLine
      date={isCalendarDate(date) ? date : null}
      category={post.category}
      state={
        post.status === 'DRAFT' && (
          <strong className="draft-mark">{isScheduled ? 'Scheduled' : formatDraftState(post.review)}</strong>
        )
      }
      opensOn={
        isScheduled && (
          <span>
            <Suspense>
              <ScheduledTime post={post} before="Opens on" />
            </Suspense>
          </span>
        )
      }
    />
  );
}
