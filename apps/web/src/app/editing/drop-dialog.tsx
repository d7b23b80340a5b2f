import { Confirm } from './confirm-dialog.tsx';
import type { Session } from './session/session.ts';

interface DropDialogProps {
  readonly session: Pick<Session<unknown>, 'flush' | 'getLock' | 'reload'>;
  readonly drop: (token: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Makes the draft equal to what readers get, or will get. */
export const DropDialog = ({ session, drop, onClose }: DropDialogProps) => (
  <Confirm
    title="Drop your changes?"
    verb="Drop them"
    act={async () => {
      // Otherwise what was just typed would be saved afterwards.
      if (!(await session.flush()))
        return '❌ We couldn’t save it, so nothing else was done. Please try again.';
      await drop(session.getLock().token);
      await session.reload();
      return null;
    }}
    onClose={onClose}
  >
    <p>The text is again the one that readers have. Your changes stay in the history.</p>
  </Confirm>
);
