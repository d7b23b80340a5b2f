import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

interface DialogProps {
  title: string;
  className?: string;
  onClose: () => void;
  children: ReactNode;
}

/** For whatever is pressed within a dialog. */
export function closeDialog({ currentTarget }: { readonly currentTarget: Element }): void {
  currentTarget.closest('dialog')?.close();
}

/** Open for as long as it is in the page. The browser brings the focus back when it closes. */
export function Dialog({ title, className = '', onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed before it is taken away, and before any other key: whoever wants the focus after it can have it then.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      className={`dialog ${className}`}
      aria-labelledby={id}
      ref={ref}
      onClose={onClose}
      // Escape: at once, for the browser tells that it has closed only after the keys that follow. A chooser of files
      // within that is left says the same word.
      onCancel={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
        <button className="close" type="button" onClick={closeDialog}>
          <span className="vh">Close</span>
        </button>
      </div>
      {children}
    </dialog>
  );
}
