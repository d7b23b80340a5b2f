import { withCheckMark, withCrossMark } from '@wayfare/contracts/messages/marks';
import { useRef, useState } from 'react';
import { StatusLine } from './status-line.tsx';

/** Copies the value, or selects it where that is not allowed. `isCopied` is null until then. */
export function useCopy(value: string, select: () => void) {
  const [isCopied, setIsCopied] = useState<boolean | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setIsCopied(true);
    } catch {
      select();
      setIsCopied(false);
    }
  }

  return { isCopied, copy };
}

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
  const input = useRef<HTMLInputElement>(null);
  const { isCopied, copy } = useCopy(value, () => input.current?.select());
  const message = isCopied ? withCheckMark(copiedMessage) : withCrossMark(failedMessage);

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
      <StatusLine message={isCopied === null ? null : message} />
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
