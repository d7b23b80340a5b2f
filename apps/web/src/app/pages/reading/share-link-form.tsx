import { createShareLink } from '@wayfare/contracts/calls/share-link';
import { withCrossMark } from '@wayfare/contracts/messages/marks';
import { maxShareMessageLength } from '@wayfare/contracts/rules/share-link';
import { useEffect, useRef, useState } from 'react';
import { toFailureMessage } from '#api/failure-message.ts';
import { useMember } from '#app/member/member.tsx';
import { Button } from '#ui/button.tsx';
import { submit } from '#ui/form.ts';
import { dayAndMonth } from '#ui/format-date.ts';
import { StatusLine } from '#ui/status-line.tsx';
import { TextField } from '#ui/text-field.tsx';
export interface ShareLinkProps {
  date: string;
  name: string;
}

interface ShareLink {
  readonly message: string;
  readonly url: string;
  readonly expiresOn: string;
}

export function ShareLinkForm({ date, name }: ShareLinkProps) {
  const { callApi, config } = useMember();
  const [text, setText] = useState('');
  const [made, setMade] = useState<ShareLink | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const line = useRef<HTMLOutputElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
  }, []);

  /** The same message reuses the link, because links are limited. */
  async function send() {
    if (isBusy) return;
    setIsBusy(true);
    setMessage(null);
    try {
      const next =
        made !== null && made.message === text
          ? made
          : { message: text, ...(await callApi(createShareLink, { body: { date, message: text } })) };
      setMade(next);
      await share(next.url, `${name}, ${config.siteName}`);
    } catch (error) {
      setMessage(toFailureMessage(error));
      line.current?.focus();
    }
    setIsBusy(false);
  }

  return (
    <form className="form" noValidate onSubmit={(event) => submit(event, send)}>
      <TextField
        label="A line of your own, if you like"
        value={text}
        onText={setText}
        maxLength={maxShareMessageLength}
        autoComplete="off"
        ref={field}
        hint={`Up to ${maxShareMessageLength} characters. Your friend reads your first name and this line above the page.`}
      />
      <div className="field">
        <Button isBusy={isBusy} busyText="Making the link...">
          Pass this day on
        </Button>
        <StatusLine message={message} ref={line} />
      </div>
      {made !== null && <ShareLinkResult made={made} />}
    </form>
  );
}

/** A dismissed share sheet is not an error. */
async function share(url: string, title: string): Promise<void> {
  if (typeof navigator.share !== 'function') return;
  await navigator.share({ title, url }).catch(() => {});
}

function ShareLinkResult({ made: { url, expiresOn } }: { made: ShareLink }) {
  const [message, setMessage] = useState<string | null>(null);
  const link = useRef<HTMLInputElement>(null);
  useEffect(() => {
    link.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setMessage('✅ Copied. Paste it into a message to your friend.');
    } catch {
      link.current?.select();
      setMessage(
        withCrossMark('We couldn’t copy it for you. The link is selected now: please copy it yourself.'),
      );
    }
  }
  return (
    <div className="field made">
      <label htmlFor="pass-on-link">The link for your friend</label>
      <div className="row">
        <input
          className="in"
          id="pass-on-link"
          readOnly
          value={url}
          ref={link}
          aria-describedby="pass-on-until"
          onFocus={(event) => event.currentTarget.select()}
        />
        <button className="btn line" type="button" onClick={() => void copy()}>
          Copy
        </button>
      </div>
      <StatusLine message={message} />
      <p className="hint" id="pass-on-until">
        It opens this one page until {dayAndMonth(expiresOn, true)}. Nobody can see whether it was opened.
      </p>
    </div>
  );
}
