import { withCheckMark, withCrossMark } from '@wayfare/contracts/messages/marks';
import { useRef, useState } from 'react';
import { StatusLine } from './status-line.tsx';

interface CopyFieldProps {
  id: string;
  label: string;
  value: string;
  copiedMessage: string;
  failedMessage: string;
  hint: string;
}

/** A read-only value with a button that copies it. */
export function CopyField({ id, label, value, copiedMessage, failedMessage, hint }: CopyFieldProps) {
  const [message, setMessage] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setMessage(withCheckMark(copiedMessage));
    } catch {
      input.current?.select();
      setMessage(withCrossMark(failedMessage));
    }
  }

  return (
    <div className="field copy-field">
      <label htmlFor={id}>{label}</label>
      <div className="row">
        <input
          className="in"
          id={id}
          readOnly
          value={value}
          ref={input}
          aria-describedby={`${id}-hint`}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button className="btn line" type="button" onClick={() => void copy()}>
          Copy
        </button>
      </div>
      <StatusLine message={message} />
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
