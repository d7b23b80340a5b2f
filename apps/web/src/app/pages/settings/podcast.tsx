import './podcast.css';
import type { ResponseOf } from '@wayfare/contracts/calls/contract';
import {
  createPodcastFeed,
  deletePodcastFeed,
  listPodcastFeeds,
  maxFeedNameLength,
  maxPodcastFeeds,
  normalizeFeedName,
} from '@wayfare/contracts/calls/podcast';
import { withCheckMark } from '@wayfare/contracts/messages/marks';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation } from 'react-router';
import { toFailureMessage } from '#api/failure-message.ts';
import { Setting, SettingForm } from '#app/account/setting.tsx';
import { useMember } from '#app/member/member.tsx';
import { QueryView } from '#app/member/query-view.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { paths } from '#paths.ts';
import { CopyField } from '#ui/copy-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { dayAndMonth } from '#ui/format-date.ts';
import { LinkButton, QuietButton } from '#ui/link-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useStatus } from '#ui/use-status.tsx';

/** The fragment that the player and a mail link to. */
const settingId = 'podcast';

/** Shown once something is recorded. */
export function PodcastSetting() {
  const { callApi } = useMember();
  const isLinkTarget = useLocation().hash === `#${settingId}`;
  const query = useQuery('podcast feeds', () => callApi(listPodcastFeeds, {}));
  const data = query.state.status === 'success' ? query.state.data : null;
  const count = data?.feeds.length ?? 0;
  if (!isLinkTarget && count === 0 && !data?.hasRecordings) return null;
  return (
    <Setting
      id={settingId}
      label="In your podcast app"
      value={count === 0 ? 'Off' : count === 1 ? 'One app' : `${count} apps`}
      verb={count === 0 ? 'Set up' : 'Change'}
    >
      {() => (
        <>
          <p>
            Homilies that were read aloud come to the app you listen with by themselves: in the car, in the
            kitchen, and where there is no network. For that you give it an address that is yours alone.
          </p>
          <QueryView query={query} loading={<p role="status">Looking...</p>}>
            {(loaded) => <PodcastFeeds {...loaded} refetch={query.refetch} />}
          </QueryView>
        </>
      )}
    </Setting>
  );
}

interface CloseFeedDialogProps {
  feed: PodcastFeed;
  onClose: () => void;
  onConfirm: () => void;
}

const CloseFeedDialog = ({ feed, onClose, onConfirm }: CloseFeedDialogProps) =>
  createPortal(
    <Dialog title={`Close the address for “${feed.name}”?`} onClose={onClose}>
      <div className="flow">
        <p>The app that has it gets no more homilies. To listen there again, you would make a new address.</p>
        <div className="row">
          <button type="button" className="btn" onClick={onClose}>
            Keep it
          </button>
          <QuietButton onClick={onConfirm}>Close it</QuietButton>
        </div>
      </div>
    </Dialog>,
    document.body,
  );

interface PodcastFeedsProps extends ResponseOf<typeof listPodcastFeeds> {
  refetch: () => void;
}

function PodcastFeeds({ feeds, hasRecordings, refetch }: PodcastFeedsProps) {
  const { callApi, access } = useMember();
  const [created, setCreated] = useState<CreatedFeed | null>(null);
  const [closing, setClosing] = useState<PodcastFeed | null>(null);
  const { line, setMessage, report } = useStatus();
  const intro = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    intro.current?.focus({ preventScroll: true });
  }, []);

  async function close({ feedId, name }: PodcastFeed) {
    setClosing(null);
    try {
      await callApi(deletePodcastFeed, { params: { feedId } });
      report(withCheckMark(`The address for “${name}” is closed.`));
      if (created?.feedId === feedId) setCreated(null);
    } catch (error) {
      report(toFailureMessage(error));
    }
    refetch();
  }

  return (
    <div className="flow big">
      <p tabIndex={-1} ref={intro}>
        {feeds.length === 0
          ? 'No app has an address of yours yet.'
          : 'Each of these has an address of its own:'}
      </p>
      {!hasRecordings && (
        <p>No homily has been recorded yet. The first one will come to your apps by itself.</p>
      )}
      {feeds.length > 0 && (
        <ul className="setting-list">
          {feeds.map((feed) => (
            <li key={feed.feedId}>
              <p id={`feed-${feed.feedId}`}>
                <strong>{feed.name}</strong>
                <span className="hint">{formatLastUse(feed)}</span>
              </p>
              <LinkButton aria-describedby={`feed-${feed.feedId}`} onClick={() => setClosing(feed)}>
                Close
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
      {line}
      {created !== null && <NewAddress key={created.feedId} feed={created} />}
      {access === 'closed' ? (
        <p>
          Homilies come to your apps while you subscribe.{' '}
          <Link to={paths.subscription}>Your subscription</Link>
        </p>
      ) : feeds.length < maxPodcastFeeds ? (
        <CreateFeedForm
          isFirst={feeds.length === 0}
          onCreated={(feed) => {
            setMessage(null);
            setCreated(feed);
            refetch();
          }}
        />
      ) : (
        <p>You have {maxPodcastFeeds} addresses, and that is as many as can be. Close one to make another.</p>
      )}
      {closing !== null && (
        <CloseFeedDialog
          feed={closing}
          onClose={() => setClosing(null)}
          onConfirm={() => void close(closing)}
        />
      )}
    </div>
  );
}

const formatLastUse = ({ createdOn, lastUsedOn }: PodcastFeed): string =>
  lastUsedOn === null
    ? `Made ${dayAndMonth(createdOn, true)}. No app has asked for it yet.`
    : `Last asked for ${dayAndMonth(lastUsedOn, true)}.`;

interface CreateFeedFormProps {
  isFirst: boolean;
  onCreated: (feed: CreatedFeed) => void;
}

function CreateFeedForm({ isFirst, onCreated }: CreateFeedFormProps) {
  const { callApi } = useMember();
  const [name, setName] = useState('');
  const [nameError, setNameError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const status = useStatus();

  async function create() {
    if (status.isBusy) return;
    status.setMessage(null);
    if (normalizeFeedName(name) === '') {
      setNameError('Please give it a name.');
      field.current?.focus();
      return;
    }
    setNameError(null);
    status.start();
    try {
      const { feed, url } = await callApi(createPodcastFeed, { body: { name } });
      setName('');
      onCreated({ ...feed, url });
      status.finish();
    } catch (error) {
      status.report(toFailureMessage(error));
    }
  }

  return (
    <SettingForm status={status} busyText="Making it..." button="Make an Address" onSend={create}>
      <TextField
        label={isFirst ? 'Which app is it for?' : 'One more, for'}
        value={name}
        onText={setName}
        maxLength={maxFeedNameLength}
        autoComplete="off"
        fault={nameError}
        hint="Any name that you will know it by: my phone, the car, the kitchen."
        ref={field}
      />
    </SettingForm>
  );
}

/** Without the URL. */
type PodcastFeed = ResponseOf<typeof listPodcastFeeds>['feeds'][number];

/** The URL is shown only once. */
interface CreatedFeed extends PodcastFeed {
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
function NewAddress({ feed: { name, url } }: { feed: CreatedFeed }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <section className="notice-box flow" aria-labelledby="new-address">
      <h3 id="new-address" tabIndex={-1} ref={heading}>
        The address for “{name}”
      </h3>
      <p>
        Add it now: <strong>it is shown only this once.</strong> We keep no copy, just enough to know it when
        your app asks. If it gets lost, close it and make another.
      </p>
      <p id="new-address-open">If you are on the device where you listen, open it in</p>
      <ul className="row podcast-apps" aria-labelledby="new-address-open">
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
        hint="Look there for “Add a show by URL” or “Add an RSS feed.” Spotify takes no private addresses. Anyone who has this one hears what you hear, so please keep it to yourself."
      />
    </section>
  );
}
