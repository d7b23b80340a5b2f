import type { Ref } from 'react';

export function Waiting({ text, ref }: { text: string; ref?: Ref<HTMLParagraphElement> }) {
  return (
    <p className="waiting" role="status" tabIndex={-1} ref={ref}>
      <span className="spin" aria-hidden="true" />
      {text}
    </p>
  );
}
