import { type ReactNode, useId } from 'react';
import { toFailureMessage } from '#api/failure-message.ts';
import { closeDialog, Dialog } from '#ui/dialog.tsx';
import { useStatus } from '#ui/use-status.tsx';

interface ConfirmProps {
  title: string;
  className?: string;
  /** Says what would happen. */
  children: ReactNode;
  /** What the button does. */
  verb: string;
  /** Resolves to null, or to the reason for a failure. */
  act: () => Promise<string | null>;
  /** Why it cannot be done yet. */
  obstacle?: string | null;
  /** Closes the dialog. */
  refusal?: string;
  /** The other button would lose something. */
  isRefusalMain?: boolean;
  onClose: () => void;
}

/** Shows a failure, after which it may be tried again. */
export function Confirm({
  title,
  className = '',
  children,
  verb,
  act,
  obstacle = null,
  refusal = 'Not now',
  isRefusalMain = false,
  onClose,
}: ConfirmProps) {
  const { isBusy, line, start, finish, report } = useStatus();
  const id = useId();
  const isBlocked = obstacle !== null;

  async function go(dialog: HTMLDialogElement | null) {
    if (isBlocked || !start()) return;
    const failure = await act().catch(toFailureMessage);
    if (failure !== null) return report(failure);
    finish();
    dialog?.close();
  }

  const buttons = [
    <button
      key="go"
      type="button"
      className={isRefusalMain || isBlocked ? 'btn line' : 'btn'}
      aria-disabled={isBusy || isBlocked || undefined}
      aria-busy={isBusy || undefined}
      aria-describedby={isBlocked ? id : undefined}
      onClick={(event) => void go(event.currentTarget.closest('dialog'))}
    >
      {verb}
    </button>,
    <button key="stay" type="button" className={isRefusalMain ? 'btn' : 'quiet'} onClick={closeDialog}>
      {refusal}
    </button>,
  ];
  return (
    <Dialog title={title} className={className} onClose={onClose}>
      <div className="flow">
        {children}
        {line}
        <div className="row">
          {isRefusalMain ? buttons.toReversed() : buttons}
          {isBlocked && (
            <p className="hint" id={id}>
              {obstacle}
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}
