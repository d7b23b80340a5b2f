import type { Ref } from 'react';

export function Waiting({ text, ref }: { text: string; ref?: Ref<HTMLOutputElement> }) {
  return (
    <output className="waiting" tabIndex={-1} ref={ref}>
      <span className="spinner" aria-hidden="true" />
      {text}
    </output>
  );
}
