import './podcast.css';
import type { ResponseOf } from '@wayfare/contracts/calls/contract';
import {
  createPodcastFeed,
  deletePodcastFeed,
  type listPodcastFeeds,
  maxFeedNameLength,
  maxPodcastFeeds,
  normalizeFeedName,
} from '@wayfare/contracts/calls/podcast';
import { withCheckMark } from '@wayfare/contracts/messages/marks';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { toFailureMessage } from '#api/failure-message.ts';
import { useMember } from '#app/member/member.tsx';
import { paths } from '#paths.ts';
import { Dialog } from '#ui/dialog.tsx';
import { dayAndMonth } from '#ui/format-date.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { StatusLine } from '#ui/status-line.tsx';
import { TextField } from '#ui/text-field.tsx';
import { StatusForm, useStatus } from '#ui/use-status.tsx';
import { type CreatedFeed, NewAddress, type PodcastFeed } from './podcast-address.tsx';

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
          <button type="button" className="quiet" onClick={onConfirm}>
            Close it
          </button>
        </div>
      </div>
    </Dialog>,
    document.body,
  );

interface PodcastFeedsProps extends ResponseOf<typeof listPodcastFeeds> {
  refetch: () => void;
}

export function PodcastFeeds({ feeds, hasRecordings, refetch }: PodcastFeedsProps) {
  const { callApi, access } = useMember();
  const [created, setCreated] = useState<CreatedFeed | null>(null);
  const [closing, setClosing] = useState<PodcastFeed | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const status = useRef<HTMLOutputElement>(null);
  const intro = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    intro.current?.focus({ preventScroll: true });
  }, []);

  async function close({ feedId, name }: PodcastFeed) {
    setClosing(null);
    try {
      await callApi(deletePodcastFeed, { params: { feedId } });
      setMessage(withCheckMark(`The address for “${name}” is closed.`));
      if (created?.feedId === feedId) setCreated(null);
    } catch (error) {
      setMessage(toFailureMessage(error));
    }
    refetch();
    status.current?.focus();
  }

  return (
    <div className="podcast">
      <p tabIndex={-1} ref={intro}>
        {feeds.length === 0
          ? 'No app has an address of yours yet.'
          : 'Each of these has an address of its own:'}
      </p>
      {!hasRecordings && (
        <p>No homily has been recorded yet. The first one will come to your apps by itself.</p>
      )}
      {feeds.length > 0 && (
        <ul className="feeds">
          {feeds.map((feed) => (
            <li key={feed.feedId}>
              <p id={`feed-${feed.feedId}`}>
                <strong>{feed.name}</strong>
                <br />
                <span className="hint">{formatLastUse(feed)}</span>
              </p>
              <LinkButton aria-describedby={`feed-${feed.feedId}`} onClick={() => setClosing(feed)}>
                Close
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
      <StatusLine message={message} ref={status} />
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
    <StatusForm status={status} busyText="Making it..." button="Make an Address" onSend={create}>
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
    </StatusForm>
  );
}
