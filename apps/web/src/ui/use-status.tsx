import { type ReactNode, useRef, useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { usePageRestored } from './leave-page.ts';
import { StatusLine } from './status-line.tsx';

interface Status {
  readonly isBusy: boolean;
  /** Shows the message. */
  readonly line: ReactNode;
  readonly setMessage: (message: string | null) => void;
  /** Clears the message. False if the button is already busy. */
  readonly start: () => boolean;
  readonly finish: (message?: string | null) => void;
  /** Finishes and moves the focus to the message. */
  readonly report: (message: string) => void;
}

/** The state of a button that sends something, and the message about the last attempt. */
export function useStatus(initialMessage: string | null = null): Status {
  const [message, setMessage] = useState(initialMessage);
  const [isBusy, setIsBusy] = useState(false);
  const lineRef = useRef<HTMLOutputElement>(null);
  usePageRestored(() => setIsBusy(false));
  const finish = (text: string | null = null) => {
    setIsBusy(false);
    setMessage(text);
  };
  return {
    isBusy,
    line: <StatusLine message={message} ref={lineRef} />,
    setMessage,
    start() {
      if (isBusy) return false;
      setMessage(null);
      setIsBusy(true);
      return true;
    },
    finish,
    report(text) {
      finish(text);
      lineRef.current?.focus();
    },
  };
}

interface StatusButtonProps extends Omit<ButtonProps, 'isBusy'> {
  status: Status;
  /** Below the button. */
  after?: ReactNode;
}

/** The message, and below it the button. */
export const StatusButton = ({ status, after, ...button }: StatusButtonProps) => (
  <div className="field">
    {status.line}
    <Button {...button} isBusy={status.isBusy} />
    {after}
  </div>
);
