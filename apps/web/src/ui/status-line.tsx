import { isSuccess } from '@wayfare/contracts/messages/marks';
import type { Ref } from 'react';

interface StatusLineProps {
  /** Begins with a check mark when it is good news; anything else is an error. */
  message: string | null;
  ref?: Ref<HTMLOutputElement>;
}

/** Always in the page, so that a change of its words is announced. */
export function StatusLine({ message, ref }: StatusLineProps) {
  const tone = message === null ? '' : isSuccess(message) ? ' ok' : ' bad';
  return (
    <output className={`said${tone}`} tabIndex={-1} ref={ref}>
      {message}
    </output>
  );
}
