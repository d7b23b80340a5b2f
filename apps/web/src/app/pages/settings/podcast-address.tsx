import type { ResponseOf } from '@wayfare/contracts/calls/contract';
import type { listPodcastFeeds } from '@wayfare/contracts/calls/podcast';
import { useEffect, useRef } from 'react';
import { CopyField } from '#ui/copy-field.tsx';

/** Without the URL. */
export type PodcastFeed = ResponseOf<typeof listPodcastFeeds>['feeds'][number];

/** The URL is shown only once. */
export interface CreatedFeed extends PodcastFeed {
  readonly url: string;
}

interface PodcastLink {
  readonly app: string;
  readonly href: string;
}

/** Links that open the feed in an app on this device. No web service learns the URL. */
function podcastLinks(address: string): readonly PodcastLink[] {
  const bare = address.replace(/^https?:\/\//, '');
  return [
    { app: 'Apple Podcasts', href: `podcast://${bare}` },
    { app: 'Overcast', href: `overcast://x-callback-url/add?url=${encodeURIComponent(address)}` },
    { app: 'Pocket Casts', href: `pktc://subscribe/${bare}` },
    { app: 'AntennaPod', href: `antennapod-subscribe://${bare}` },
  ];
}

/** Shows the URL, which is not stored anywhere. */
export function NewAddress({ feed: { name, url } }: { feed: CreatedFeed }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);

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
      <CopyField
        id="new-address-url"
        label="Or copy it for any other app"
        value={url}
        copiedMessage="Copied."
        failedMessage="We couldn’t copy it for you. It is selected now: please copy it yourself."
        hint="Look there for “Add a show by URL” or “Add an RSS feed.” Spotify takes no private addresses. Whoever has this one hears what you hear, so please keep it to yourself."
      />
    </section>
  );
}
