import { createPortal } from 'react-dom';
import { Confirm } from './confirm-dialog.tsx';

interface LogOutDialogProps {
  /** In words. */
  unsaved: readonly string[];
  onLeave: () => void;
  onClose: () => void;
}

/** Outside of the menu that it is opened from, which closes. */
export function LogOutDialog({ unsaved, onLeave, onClose }: LogOutDialogProps) {
  function stay() {
    onClose();
    // On a phone the button that was pressed went with its sheet.
    const here = document.activeElement;
    if (here === document.body || here?.checkVisibility() === false)
      document.querySelector<HTMLElement>('[popovertarget="account-menu"]')?.focus();
  }
  return createPortal(
    <Confirm
      title="Some of your words are not saved"
      verb="Log out and lose them"
      act={async () => {
        onLeave();
        return null;
      }}
      refusal={{ label: 'Stay', isMain: true }}
      onClose={stay}
    >
      <p>Only this device has them, and logging out takes them away:</p>
      <ul>
        {unsaved.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>If you stay, you can save them first, or copy them.</p>
    </Confirm>,
    document.body,
  );
}
