import { createShareLink } from '@wayfare/contracts/calls/share-link';
import { maxShareMessageLength } from '@wayfare/contracts/rules/share-link';
import { useEffect, useRef, useState } from 'react';
import { toFailureMessage } from '#api/failure-message.ts';
import { useMember } from '#app/member/member.tsx';
import { Button } from '#ui/button.tsx';
import { CopyField } from '#ui/copy-field.tsx';
import { submit } from '#ui/form.ts';
import { dayAndMonth } from '#ui/format-date.ts';
import { TextField } from '#ui/text-field.tsx';
import { useStatus } from '#ui/use-status.tsx';

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
  const [link, setLink] = useState<ShareLink | null>(null);
  const status = useStatus();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
  }, []);

  /** The same message reuses the link, because links are limited. */
  async function send() {
    if (!status.start()) return;
    try {
      const next =
        link !== null && link.message === text
          ? link
          : { message: text, ...(await callApi(createShareLink, { body: { date, message: text } })) };
      setLink(next);
      await share(next.url, `${name}, ${config.siteName}`);
      status.finish();
    } catch (error) {
      status.report(toFailureMessage(error));
    }
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
        <Button isBusy={status.isBusy} busyText="Making the link...">
          Pass this day on
        </Button>
        {status.line}
      </div>
      {link !== null && <ShareLinkResult link={link} />}
    </form>
  );
}

/** A dismissed share sheet is not an error. */
async function share(url: string, title: string): Promise<void> {
  if (typeof navigator.share !== 'function') return;
  await navigator.share({ title, url }).catch(() => {});
}

function ShareLinkResult({ link: { url, expiresOn } }: { link: ShareLink }) {
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    result.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={result}>
      <CopyField
        id="share-link"
        label="The link for your friend"
        value={url}
        copiedMessage="Copied. Paste it into a message to your friend."
        failedMessage="We couldn’t copy it for you. The link is selected now: please copy it yourself."
        hint={`It opens this one page until ${dayAndMonth(expiresOn, true)}. Nobody can see whether it was opened.`}
      />
    </div>
  );
}
