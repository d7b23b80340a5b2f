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
  /** Where signing in here leads, and the script that brings the form to life. */
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
