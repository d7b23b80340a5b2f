import './as-phone.css';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

interface AsPhoneProps {
  title: string;
  children: ReactNode;
}

/** A page as a phone shows it: in a window of that width, by the same styles. Nothing in it can be pressed. */
export function AsPhone({ title, children }: AsPhoneProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  return (
    <iframe
      className="phone-frame"
      title={title}
      sandbox="allow-same-origin"
      // Some browsers put a page of their own into the frame after a while.
      onLoad={({ currentTarget }) => setBody(dressed(currentTarget.contentDocument))}
      ref={(frame) => {
        if (frame !== null && body === null) setBody(dressed(frame.contentDocument));
      }}
    >
      {body && createPortal(<div inert>{children}</div>, body)}
    </iframe>
  );
}

/** With the styles of this page, in the light and the letters that it has. */
function dressed(page: Document | null): HTMLElement | null {
  if (page === null) return null;
  for (const { name, value } of document.documentElement.attributes)
    page.documentElement.setAttribute(name, value);
  const sheets = document.querySelectorAll('link[rel=stylesheet]');
  page.head.replaceChildren(...Array.from(sheets, (sheet) => page.importNode(sheet)));
  page.body.className = 'desk-page';
  return page.body;
}
