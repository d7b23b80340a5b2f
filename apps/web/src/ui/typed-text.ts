import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react';

export interface TypedText {
  readonly ref: RefObject<HTMLInputElement | null>;
  /** What the line held when it last changed: for what is shown while typing. */
  readonly text: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** What the line holds now: for what is sent. */
  readonly read: () => string;
}

/**
 * A line that the browser owns and React follows. What was typed, or filled in by the browser, before
 * the script arrived is kept and counted.
 */
export function useTypedText(): TypedText {
  const ref = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  useEffect(() => setText(ref.current?.value ?? ''), []);
  return {
    ref,
    text,
    onChange: (event) => setText(event.currentTarget.value),
    read: () => ref.current?.value ?? '',
  };
}
