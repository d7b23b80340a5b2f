import { type ReactNode, useEffect, useId, useRef } from 'react';

interface ModalProps {
  title: string;
  isWide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** For whatever is pressed within a dialog. */
export function closeModal({ currentTarget }: { readonly currentTarget: Element }): void {
  currentTarget.closest('dialog')?.close();
}

/** The browser's own dialog: it holds the focus, closes by Escape, and gives the focus back. */
export function Modal({ title, isWide = false, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={isWide ? 'dialog leaflet' : 'dialog'}
      aria-labelledby={id}
      onClose={onClose}
    >
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
        <button className="close" type="button" onClick={closeModal}>
          <span className="vh">Close</span>
        </button>
      </div>
      {children}
    </dialog>
  );
}
