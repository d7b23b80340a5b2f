import './preview-dialog.css';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '#ui/dialog.tsx';
import { Segments } from '#ui/segments.tsx';

interface PreviewDialogProps {
  readonly title: string;
  readonly className: string;
  /** By the label of the choice. The first one is shown first. */
  readonly forms: Readonly<Record<string, ReactNode>>;
  readonly onClose: () => void;
}

/** A text as readers see it, in one of several forms. */
export function PreviewDialog({ title, className, forms, onClose }: PreviewDialogProps) {
  const names = Object.keys(forms);
  const [name, setName] = useState(names[0] ?? '');
  return (
    <Dialog title={title} className={className} onClose={onClose}>
      <fieldset className="preview-forms">
        <legend className="vh">Shown as</legend>
        <Segments
          name="preview-form"
          options={names}
          value={name}
          onChange={setName}
          label={(each) => each}
        />
      </fieldset>
      {forms[name]}
    </Dialog>
  );
}

interface AsPhoneProps {
  title: string;
  children: ReactNode;
}

/** A page as a phone shows it, in a frame of that width. Nothing in it can be pressed. */
export function AsPhone({ title, children }: AsPhoneProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  return (
    <iframe
      className="phone-frame"
      title={title}
      sandbox="allow-same-origin"
      // Some browsers load their own empty document into the frame later.
      onLoad={({ currentTarget }) => setBody(addStyles(currentTarget.contentDocument))}
      ref={(frame) => {
        if (frame !== null && body === null) setBody(addStyles(frame.contentDocument));
      }}
    >
      {body && createPortal(<div inert>{children}</div>, body)}
    </iframe>
  );
}

/** With the styles, theme and text size of this page. */
function addStyles(page: Document | null): HTMLElement | null {
  if (page === null) return null;
  for (const { name, value } of document.documentElement.attributes)
    page.documentElement.setAttribute(name, value);
  const sheets = document.querySelectorAll('link[rel=stylesheet]');
  page.head.replaceChildren(...Array.from(sheets, (sheet) => page.importNode(sheet)));
  page.body.className = 'phone-page';
  return page.body;
}
