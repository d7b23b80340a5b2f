import { type ChangeEvent, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';

/** Sends a form by our own hands: the page stays. */
export function submit(event: SubmitEvent, send: () => Promise<void> | void): void {
  event.preventDefault();
  void send();
}

export interface TextInput {
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
 * With a storage key it is kept for this tab, so that a reload does not empty the line.
 */
export function useTextInput(storageKey?: string): TextInput {
  const inputRef = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    const input = inputRef.current;
    if (input === null) return;
    if (input.value === '' && storageKey !== undefined)
      input.value = sessionStorage.getItem(storageKey) ?? '';
    setText(input.value);
  }, [storageKey]);
  return {
    inputRef,
    text,
    onChange({ currentTarget: { value } }) {
      setText(value);
      if (storageKey !== undefined) sessionStorage.setItem(storageKey, value);
    },
    read: () => inputRef.current?.value ?? '',
  };
}
