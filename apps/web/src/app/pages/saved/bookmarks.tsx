import type { Bookmark } from '@wayfare/contracts/calls/bookmarks';
import { useState } from 'react';
import { Link } from 'react-router';
import { toFailureMessage } from '#api/failure-message.ts';
import { useSetBookmark } from '#app/reading/use-bookmarks.ts';
import { blogPaths, paths } from '#paths.ts';
import { SmallDate } from '#texts/small-date.tsx';
import { useStatus } from '#ui/use-status.tsx';

const toKey = ({ kind, ref }: Bookmark): string => `${kind} ${ref}`;

/** Removed bookmarks stay in the list until it is reloaded, so that they can be restored. */
export function Bookmarks({ bookmarks }: { bookmarks: readonly Bookmark[] }) {
  const setBookmark = useSetBookmark();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const { line, setMessage, report } = useStatus();

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
      report(toFailureMessage(error));
    }
  }

  return (
    <section aria-labelledby="saved-pages">
      <header className="row between">
        <h2 id="saved-pages">Pages</h2>
        {bookmarks.length > 1 && <p className="hint">{bookmarks.length - removed.size}, the newest first</p>}
      </header>
      {line}
      {bookmarks.length === 0 && (
        <p>Press “Save” below a homily or beside a post, and you find it here again.</p>
      )}
      <ul className="saved-list">
        {bookmarks.map((bookmark) => (
          <Line
            key={toKey(bookmark)}
            bookmark={bookmark}
            isRemoved={removed.has(toKey(bookmark))}
            onToggle={(isBookmarked) => void toggle(bookmark, isBookmarked)}
          />
        ))}
      </ul>
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
  const name = slug === null ? 'This page' : `“${title}”`;
  return (
    <li className={isRemoved ? 'saved-day removed' : 'saved-day'}>
      {isRemoved ? (
        <p role="status">{name} is taken out.</p>
      ) : (
        <>
          {day !== '' && <SmallDate date={day} />}
          <div>
            {slug === null ? (
              <p>{kind === 'homily' ? 'A homily' : 'A post'} that is not open any more</p>
            ) : (
              <Link to={kind === 'homily' ? paths.homily(slug) : blogPaths.post(slug)}>{title}</Link>
            )}
            <p className="hint">{kind === 'post' ? 'Blog' : reference !== title && reference}</p>
          </div>
        </>
      )}
      <button
        className={isRemoved ? 'quiet link' : 'close'}
        type="button"
        onClick={() => onToggle(isRemoved)}
      >
        {isRemoved ? 'Put it back' : <span className="vh">Remove {name}</span>}
      </button>
    </li>
  );
}
