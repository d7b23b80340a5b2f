import type { ReactNode, Ref } from 'react';

export function Alert({ children, ref }: { children: ReactNode; ref?: Ref<HTMLParagraphElement> }) {
  return (
    <p className="error" role="alert" tabIndex={-1} ref={ref}>
      <span>{children}</span>
    </p>
  );
}
