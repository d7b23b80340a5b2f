import type { ReactNode } from 'react';
import { toFailureMessage } from '#api/failure-message.ts';
import { closeDialog, Dialog } from '#ui/dialog.tsx';
import { useStatus } from '#ui/use-status.tsx';

interface ConfirmProps {
  title: string;
  children: ReactNode;
  /** What the button does. */
  verb: string;
  /** Resolves to the reason why it was not done, in words, or to null when it was. */
  act: () => Promise<string | null>;
  onClose: () => void;
}

/** Says what would happen before it happens; a failure is told here, and may be tried again. */
export function Confirm({ title, children, verb, act, onClose }: ConfirmProps) {
  const { isBusy, line, start, finish, report } = useStatus();

  async function go(dialog: HTMLDialogElement | null) {
    if (!start()) return;
    const failure = await act().catch(toFailureMessage);
    if (failure !== null) return report(failure);
    finish();
    dialog?.close();
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <div className="flow">
        {children}
        {line}
        <div className="row">
          <button
            type="button"
            className="btn"
            aria-disabled={isBusy || undefined}
            aria-busy={isBusy || undefined}
            onClick={(event) => void go(event.currentTarget.closest('dialog'))}
          >
            {verb}
          </button>
          <button type="button" className="quiet" onClick={closeDialog}>
            Not now
          </button>
        </div>
      </div>
    </Dialog>
  );
}
