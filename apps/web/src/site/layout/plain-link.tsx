import type { ReactNode } from 'react';

/** What the dashboard follows within itself, as pages follow it. */
export const PlainLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={to}>{children}</a>
);
