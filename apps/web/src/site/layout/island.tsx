import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** A part that a script will bring to life: rendered so that React can take it over where it stands. */
export function Island({ id, className, children }: { id: string; className?: string; children: ReactNode }) {
  return (
    <div
      id={id}
      {...(className ? { className } : {})}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, which only renderToString can mark for hydration
      dangerouslySetInnerHTML={{ __html: renderToString(children) }}
    />
  );
}
