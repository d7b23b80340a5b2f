import { weekBooklet } from '@wayfare/contracts/calls/booklet';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { failureMessage } from '#app/failure-message.ts';
import { useMember } from '#app/member.tsx';
import { paths } from '#app/paths.ts';
import { plainName, saveFile } from '#app/save-file.ts';
import { StatusLine } from '#ui/status-line.tsx';

const forms = {
  epub: { type: 'application/epub+zip', label: 'As a book (EPUB)' },
  pdf: { type: 'application/pdf', label: 'To print (PDF)' },
} as const;
type Form = keyof typeof forms;

/** The week around a day, for where there is no network, or no screen. */
export function TakeAlong({ date }: { date: string }) {
  const { ask, config } = useMember();
  const [busy, setBusy] = useState<Form | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const line = useRef<HTMLOutputElement>(null);
  const first = useRef<HTMLParagraphElement>(null);
  // The button that called for it is gone.
  useEffect(() => {
    first.current?.focus({ preventScroll: true });
  }, []);

  async function take(form: Form) {
    if (busy !== null) return;
    setBusy(form);
    setMessage(null);
    try {
      const { sunday, file } = await ask(weekBooklet, { params: { date, form } });
      const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
      saveFile(`${plainName(config.siteName)}-${sunday}.${form}`, new Blob([bytes], forms[form]));
      setMessage('✅ It is with your downloads.');
    } catch (error) {
      setMessage(failureMessage(error));
      line.current?.focus();
    }
    setBusy(null);
  }

  return (
    <>
      <p className="soft" tabIndex={-1} ref={first}>
        Its days up to today, Sunday to Saturday, in one file that needs no network.
      </p>
      <p className="row">
        {(['epub', 'pdf'] as const).map((form) => (
          <button
            key={form}
            className="btn line"
            type="button"
            aria-disabled={busy === null ? undefined : true}
            onClick={() => void take(form)}
          >
            {busy === form ? 'Making it...' : forms[form].label}
          </button>
        ))}
      </p>
      <StatusLine message={message} ref={line} />
      {config.mayReadOffline !== false && (
        <p className="soft">
          Or read without a signal right here:{' '}
          <Link to={`${paths.settings}#offline`}>keep the last days on this device</Link>.
        </p>
      )}
    </>
  );
}
