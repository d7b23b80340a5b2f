import type { ListedPost } from '@wayfare/contracts/calls/post';
import { isCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import { dayAndMonth } from '#site/calendar-words.ts';

/** The day of a post, what it is about, and whether it is out. */
export function PostLine({ post }: { post: Pick<ListedPost, 'date' | 'category' | 'status'> }) {
  // Other services may write the date as a whole instant.
  const date = post.date.slice(0, 10);
  return (
    <p className="hint post-line">
      {post.status === 'DRAFT' && <strong className="draft-mark">Draft</strong>}
      {isCalendarDate(date) && <time dateTime={date}>{dayAndMonth(date, true)}</time>}
      {post.category !== '' && <span>{post.category}</span>}
    </p>
  );
}
