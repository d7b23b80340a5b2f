import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react';

export interface TypedText {
  readonly inputRef: RefObject<HTMLInputElement | null>;
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
  const inputRef = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    setText(inputRef.current?.value ?? '');
  }, []);
  return {
    inputRef,
    text,
    onChange: (event) => setText(event.currentTarget.value),
    read: () => inputRef.current?.value ?? '',
  };
}
