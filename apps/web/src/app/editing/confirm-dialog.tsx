import type { ReactNode } from 'react';
import { toFailureMessage } from '#api/failure-message.ts';
import { closeDialog, Dialog } from '#ui/dialog.tsx';
import { useStatus } from '#ui/use-status.tsx';

interface ConfirmProps {
  title: string;
  /** Says what would happen. */
  children: ReactNode;
  /** What the button does. */
  verb: string;
  /** Resolves to null, or to the reason for a failure. */
  act: () => Promise<string | null>;
  /** Closes the dialog. It is the main button where the other one would lose something. */
  refusal?: { readonly label: string; readonly isMain: boolean };
  onClose: () => void;
}

/** Shows a failure, after which it may be tried again. */
export function Confirm(props: ConfirmProps) {
  const { title, children, verb, act, refusal = { label: 'Not now', isMain: false }, onClose } = props;
  const { isBusy, line, start, finish, report } = useStatus();

  async function go(dialog: HTMLDialogElement | null) {
    if (!start()) return;
    const failure = await act().catch(toFailureMessage);
    if (failure !== null) return report(failure);
    finish();
    dialog?.close();
  }

  const buttons = [
    <button
      key="go"
      type="button"
      className={refusal.isMain ? 'btn line' : 'btn'}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => void go(event.currentTarget.closest('dialog'))}
    >
      {verb}
    </button>,
    <button key="stay" type="button" className={refusal.isMain ? 'btn' : 'quiet'} onClick={closeDialog}>
      {refusal.label}
    </button>,
  ];
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="flow">
        {children}
        {line}
        <div className="row">{refusal.isMain ? buttons.toReversed() : buttons}</div>
      </div>
    </Dialog>
  );
}
