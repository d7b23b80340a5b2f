import { useLayoutEffect, useRef, useState } from 'react';
import type { TypedText } from '#ui/typed-text.ts';

interface FilledText extends TypedText {
  /** Puts something into the line that nobody typed. */
  readonly fill: (text: string) => void;
}

/** A line that the page fills, or empties, besides the person who types in it. */
export function useFilledText(start = ''): FilledText {
  const inputRef = useRef<HTMLInputElement>(null);
  const [first] = useState(start);
  const [text, setText] = useState(first);
  useLayoutEffect(() => {
    if (inputRef.current) inputRef.current.value = first;
  }, [first]);
  return {
    inputRef,
    text,
    fill: (given) => {
      if (inputRef.current) inputRef.current.value = given;
      setText(given);
    },
    onChange: (event) => setText(event.currentTarget.value),
    read: () => inputRef.current?.value ?? '',
  };
}
