import { withCheckMark, withCrossMark } from '@wayfare/contracts/messages/marks';
import { useEffect, useRef, useState } from 'react';
import { StatusLine } from '#ui/status-line.tsx';
import type { MadeFeed } from './podcast-feed.ts';
import { podcastLinks } from './podcast-links.ts';

/** The one time that an address is shown: nobody has it but this page. */
export function NewAddress({ feed: { name, url } }: { feed: MadeFeed }) {
  const [message, setMessage] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const line = useRef<HTMLInputElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setMessage(withCheckMark('Copied.'));
    } catch {
      line.current?.select();
      setMessage(withCrossMark('We couldn’t copy it for you. It is selected now: please copy it yourself.'));
    }
  }

  return (
    <section className="new-address" aria-labelledby="new-address">
      <h3 id="new-address" tabIndex={-1} ref={heading}>
        The address for “{name}”
      </h3>
      <p>
        Add it now: <strong>it is shown only this once.</strong> We keep no copy, just enough to know it when
        your app asks. If it gets lost, close it and make another.
      </p>
      <p id="new-address-open">If you are on the device where you listen, open it in</p>
      <ul className="row" aria-labelledby="new-address-open">
        {podcastLinks(url).map(({ app, href }) => (
          <li key={app}>
            <a href={href}>{app}</a>
          </li>
        ))}
      </ul>
      <div className="field">
        <label htmlFor="new-address-line">Or copy it for any other app</label>
        <div className="row">
          <input
            className="in"
            id="new-address-line"
            readOnly
            value={url}
            ref={line}
            aria-describedby="new-address-hint"
            onFocus={(event) => event.currentTarget.select()}
          />
          <button className="btn line" type="button" onClick={() => void copy()}>
            Copy
          </button>
        </div>
        <StatusLine message={message} />
        <p className="hint" id="new-address-hint">
          Look there for “Add a show by URL” or “Add an RSS feed.” Spotify takes no private addresses. Whoever
          has this one hears what you hear, so please keep it to yourself.
        </p>
      </div>
    </section>
  );
}
