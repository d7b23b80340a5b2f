import { createPortal } from 'react-dom';
import { closeDialog, Dialog } from '#ui/dialog.tsx';

interface LogOutDialogProps {
  /** In words. */
  unsaved: readonly string[];
  onLeave: () => void;
  onClose: () => void;
}

/** Asked where logging out would lose something, and outside of whatever the button stands in. */
export function LogOutDialog({ unsaved, onLeave, onClose }: LogOutDialogProps) {
  function stay() {
    onClose();
    // On a phone the button that was pressed went with its sheet.
    const here = document.activeElement;
    if (here === document.body || here?.checkVisibility() === false)
      document.querySelector<HTMLElement>('[popovertarget="account-menu"]')?.focus();
  }
  return createPortal(
    <Dialog title="Some of your words are not saved" onClose={stay}>
      <div className="flow">
        <p>Only this device has them, and logging out takes them away:</p>
        <ul>
          {unsaved.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p>If you stay, you can save them first, or copy them.</p>
        <div className="row">
          <button type="button" className="btn" onClick={closeDialog}>
            Stay
          </button>
          <button type="button" className="quiet" onClick={onLeave}>
            Log out and lose them
          </button>
        </div>
      </div>
    </Dialog>,
    document.body,
  );
}
