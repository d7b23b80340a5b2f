import { isSuccess } from '@wayfare/contracts/messages/marks';
import type { Ref } from 'react';

interface StatusLineProps {
  /** A check mark at the start means success; anything else is an error. */
  message: string | null;
  ref?: Ref<HTMLOutputElement>;
}

/** Always rendered, so that changes are announced. */
export function StatusLine({ message, ref }: StatusLineProps) {
  const tone = message === null ? '' : isSuccess(message) ? ' ok' : ' bad';
  return (
    <output className={`status-line${tone}`} tabIndex={-1} ref={ref}>
      {message}
    </output>
  );
}
