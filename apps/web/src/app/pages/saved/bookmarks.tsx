import type { Bookmark } from '@wayfare/contracts/calls/bookmarks';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { toFailureMessage } from '#api/failure-message.ts';
import { useBookmarks, useSetBookmark } from '#app/reading/use-bookmarks.ts';
import { blogPaths, paths } from '#paths.ts';
import { dayAndMonth } from '#ui/format-date.ts';
import { StatusLine } from '#ui/status-line.tsx';

const keyOf = ({ kind, ref }: Pick<Bookmark, 'kind' | 'ref'>): string => `${kind} ${ref}`;

/** Removed bookmarks stay in the list until it is reloaded, so that they can be restored. */
export function Bookmarks() {
  const { state, retry } = useBookmarks();
  const set = useSetBookmark();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [message, setMessage] = useState<string | null>(null);
  const said = useRef<HTMLOutputElement>(null);

  async function turn(bookmark: Bookmark, isKept: boolean) {
    const turned = (to: boolean) =>
      setGone((before) => {
        const after = new Set(before);
        if (to) after.delete(keyOf(bookmark));
        else after.add(keyOf(bookmark));
        return after;
      });
    turned(isKept);
    setMessage(null);
    try {
      await set({ kind: bookmark.kind, ref: bookmark.ref }, isKept);
    } catch (error) {
      turned(!isKept);
      setMessage(toFailureMessage(error));
      said.current?.focus();
    }
  }

  return (
    <section aria-labelledby="pages-kept">
      <h2 id="pages-kept">Pages</h2>
      {state.status === 'loading' && (
        <div className="skeleton" aria-busy="true">
          <span />
          <span />
        </div>
      )}
      {state.status === 'error' && (
        <p className="soft" role="status">
          {toFailureMessage(state.error)}{' '}
          <button type="button" className="quiet link" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      <StatusLine message={message} ref={said} />
      {state.status === 'success' &&
        (state.data.length === 0 ? (
          <p>Press “Keep this page” below a homily or beside a post, and you find it here again.</p>
        ) : (
          <ul className="kept-list">
            {state.data.map((bookmark) => (
              <Line
                key={keyOf(bookmark)}
                bookmark={bookmark}
                isGone={gone.has(keyOf(bookmark))}
                onTurn={(isKept) => void turn(bookmark, isKept)}
              />
            ))}
          </ul>
        ))}
    </section>
  );
}

interface LineProps {
  bookmark: Bookmark;
  isGone: boolean;
  onTurn: (isKept: boolean) => void;
}

function Line({ bookmark, isGone, onTurn }: LineProps) {
  const { kind, ref, slug, title, reference, date } = bookmark;
  const day = kind === 'homily' ? ref : date;
  return (
    <li>
      <div id={`kept-${kind}-${ref}`}>
        {slug === null ? (
          <p>{kind === 'homily' ? 'A homily' : 'A post'} that is not open any more</p>
        ) : (
          <Link to={kind === 'homily' ? paths.homily(slug) : blogPaths.post(slug)}>{title}</Link>
        )}
        <p className="hint">
          <span>{kind === 'homily' ? 'Homily' : 'Post'}</span>
          {day !== '' && <time dateTime={day}>{dayAndMonth(day, true)}</time>}
          {reference !== '' && reference !== title && <span>{reference}</span>}
        </p>
      </div>
      <button
        className="quiet link"
        type="button"
        aria-describedby={`kept-${kind}-${ref}`}
        onClick={() => onTurn(isGone)}
      >
        {isGone ? 'Keep it again' : 'Let go'}
      </button>
    </li>
  );
}
