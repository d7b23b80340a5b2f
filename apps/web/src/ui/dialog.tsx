import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

interface DialogProps {
  title: string;
  className?: string;
  /** Closes when the page behind it is pressed. */
  isDismissible?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** For buttons inside a dialog. */
export function closeDialog({ currentTarget }: { readonly currentTarget: Element }): void {
  currentTarget.closest('dialog')?.close();
}

/** Open while rendered. The browser restores the focus on close. */
export function Dialog({ title, className = '', isDismissible = false, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed in the layout phase, so that the next effect can move the focus.
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
      closedby={isDismissible ? 'any' : undefined}
      onClose={onClose}
      // Browsers fire `close` late after Escape. A canceled file chooser inside also fires `cancel`.
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
