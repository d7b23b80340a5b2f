import type { ReactNode } from 'react';

export function Dialog({
  id,
  title,
  className,
  login,
  children,
}: {
  id: string;
  title: ReactNode;
  className?: string;
  /** The target of the log-in, and the script of the form. */
  login?: { next: string; script: string };
  children: ReactNode;
}) {
  return (
    <dialog
      id={id}
      className={className ? `dialog ${className}` : 'dialog'}
      aria-labelledby={`${id}-title`}
      closedby="any"
      {...(login ? { 'data-next': login.next, 'data-script': login.script } : {})}
    >
      <div className="dialog-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <button className="close" type="button" command="close" commandfor={id}>
          <span className="vh">Close</span>
        </button>
      </div>
      {children}
    </dialog>
  );
}

export function ContactDialog({ supportEmail }: { supportEmail: string }) {
  return (
    <Dialog id="contact-dialog" title="Contact">
      <p>
        Please write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. A person reads every letter.
      </p>
    </Dialog>
  );
}
