import { createShareLink } from '@wayfare/contracts/calls/share-link';
import { withCheckMark } from '@wayfare/contracts/messages/marks';
import { maxShareMessageLength } from '@wayfare/contracts/rules/share-link';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { toFailureMessage } from '#api/failure-message.ts';
import { useMember } from '#app/member/member.tsx';
import { Button } from '#ui/button.tsx';
import { CopyField } from '#ui/copy-field.tsx';
import { submit } from '#ui/form.ts';
import { dayAndMonth } from '#ui/format-date.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useStatus } from '#ui/use-status.tsx';

interface ShareLink {
  readonly message: string;
  readonly url: string;
  readonly expiresOn: string;
  /** The device has no share sheet, so the page shows the link. */
  readonly isShown: boolean;
}

interface ShareLinkState {
  readonly link: ShareLink | null;
  readonly isBusy: boolean;
  readonly line: ReactNode;
  readonly send: (message: string) => Promise<void>;
}

/** Creates a link to one homily for a friend, and passes it to the share sheet of the device. */
export function useShareLink({ date, name }: { date: string; name: string }): ShareLinkState {
  const { callApi, config } = useMember();
  const [link, setLink] = useState<ShareLink | null>(null);
  const { isBusy, line, start, finish, report } = useStatus();

  /** The same message reuses the link, because links are limited. */
  async function send(message: string) {
    if (!start()) return;
    try {
      const { url, expiresOn } =
        link?.message === message ? link : await callApi(createShareLink, { body: { date, message } });
      const isShown = !(await openShareSheet(url, `${name}, ${config.siteName}`));
      setLink({ message, url, expiresOn, isShown });
      const isCopied = isShown && (await copyText(url));
      finish(isCopied ? withCheckMark(copiedMessage) : null);
    } catch (error) {
      report(toFailureMessage(error));
    }
  }

  return { link, isBusy, line, send };
}

/** False if there is no share sheet. A dismissed one is not an error. */
async function openShareSheet(url: string, title: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  return navigator.share({ title, url }).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  );
}

const copiedMessage = 'Copied. Paste it into a message to your friend.';

const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );

/** The link, and a message to the friend, once there is a link. */
export function SharedLink({ share: { link, isBusy, line, send } }: { share: ShareLinkState }) {
  const [message, setMessage] = useState<string | null>(null);
  if (link === null) return <div>{line}</div>;
  const expiry = `It opens this one page until ${dayAndMonth(link.expiresOn, true)}. Nobody can see whether it was opened.`;
  return (
    <div className="form">
      {line}
      {link.isShown ? (
        <CopyField
          key={link.url}
          id="share-link"
          label="The link for your friend"
          value={link.url}
          copiedMessage={copiedMessage}
          failedMessage="We couldn’t copy it for you. The link is selected now: please copy it yourself."
          hint={expiry}
        />
      ) : (
        <p className="action-hint">{expiry}</p>
      )}
      {message === null ? (
        <p>
          <LinkButton onClick={() => setMessage('')}>Add a line of your own</LinkButton>
        </p>
      ) : (
        <MessageForm message={message} onMessage={setMessage} isBusy={isBusy} onSend={() => send(message)} />
      )}
    </div>
  );
}

interface MessageFormProps {
  message: string;
  onMessage: (message: string) => void;
  isBusy: boolean;
  onSend: () => Promise<void>;
}

function MessageForm({ message, onMessage, isBusy, onSend }: MessageFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  return (
    <form className="form" noValidate onSubmit={(event) => submit(event, onSend)}>
      <TextField
        label="A line of your own"
        value={message}
        onText={onMessage}
        maxLength={maxShareMessageLength}
        autoComplete="off"
        ref={field}
        hint={`Up to ${maxShareMessageLength} characters. Your friend reads your first name and this line above the page.`}
      />
      <Button isBusy={isBusy} busyText="Making the link...">
        Share With This Line
      </Button>
    </form>
  );
}
