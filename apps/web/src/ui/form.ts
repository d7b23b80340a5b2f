import { type ChangeEvent, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';

export function submit(event: SubmitEvent, send: () => Promise<void> | void): void {
  event.preventDefault();
  void send();
}

export interface TextInput {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** The value at the last change, for rendering. */
  readonly text: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** The current value, for sending. */
  readonly read: () => string;
}

/**
 * An uncontrolled input. Reads what was typed or autofilled before hydration. With a storage key, survives a reload.
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
