import type { Bookmark } from '@wayfare/contracts/calls/bookmarks';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { toFailureMessage } from '#api/failure-message.ts';
import { QueryView } from '#app/member/query-view.tsx';
import { useBookmarks, useSetBookmark } from '#app/reading/use-bookmarks.ts';
import { blogPaths, paths } from '#paths.ts';
import { SmallDate } from '#texts/small-date.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { StatusLine } from '#ui/status-line.tsx';

const toKey = ({ kind, ref }: Pick<Bookmark, 'kind' | 'ref'>): string => `${kind} ${ref}`;

/** Removed bookmarks stay in the list until it is reloaded, so that they can be restored. */
export function Bookmarks() {
  const bookmarks = useBookmarks();
  const setBookmark = useSetBookmark();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [message, setMessage] = useState<string | null>(null);
  const status = useRef<HTMLOutputElement>(null);

  async function toggle(bookmark: Bookmark, isBookmarked: boolean) {
    const key = toKey(bookmark);
    const show = (isShown: boolean) =>
      setRemoved(
        (before) => new Set(isShown ? [...before].filter((each) => each !== key) : [...before, key]),
      );
    show(isBookmarked);
    setMessage(null);
    try {
      await setBookmark({ kind: bookmark.kind, ref: bookmark.ref }, isBookmarked);
    } catch (error) {
      show(!isBookmarked);
      setMessage(toFailureMessage(error));
      status.current?.focus();
    }
  }

  return (
    <section aria-labelledby="saved-pages">
      <h2 id="saved-pages">Pages</h2>
      <StatusLine message={message} ref={status} />
      <QueryView query={bookmarks}>
        {(list) =>
          list.length === 0 ? (
            <p>Press “Save” below a homily or beside a post, and you find it here again.</p>
          ) : (
            <ul className="saved-list">
              {list.map((bookmark) => (
                <Line
                  key={toKey(bookmark)}
                  bookmark={bookmark}
                  isRemoved={removed.has(toKey(bookmark))}
                  onToggle={(isBookmarked) => void toggle(bookmark, isBookmarked)}
                />
              ))}
            </ul>
          )
        }
      </QueryView>
    </section>
  );
}

interface LineProps {
  bookmark: Bookmark;
  isRemoved: boolean;
  onToggle: (isBookmarked: boolean) => void;
}

function Line({ bookmark, isRemoved, onToggle }: LineProps) {
  const { kind, ref, slug, title, reference, date } = bookmark;
  const day = kind === 'homily' ? ref : date;
  return (
    <li className={isRemoved ? 'saved-day removed' : 'saved-day'}>
      {day !== '' && <SmallDate date={day} />}
      <div id={`bookmark-${kind}-${ref}`}>
        {slug === null ? (
          <p>{kind === 'homily' ? 'A homily' : 'A post'} that is not open any more</p>
        ) : (
          <Link to={kind === 'homily' ? paths.homily(slug) : blogPaths.post(slug)}>{title}</Link>
        )}
        <p className="hint">{kind === 'post' ? 'Blog' : reference !== title && reference}</p>
      </div>
      <LinkButton aria-describedby={`bookmark-${kind}-${ref}`} onClick={() => onToggle(isRemoved)}>
        {isRemoved ? 'Save it again' : 'Remove'}
      </LinkButton>
    </li>
  );
}
