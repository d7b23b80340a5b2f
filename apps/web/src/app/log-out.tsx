import { signOut } from '#session/session.ts';
import { leaveAfter } from '#ui/leaving.ts';
import { useMember } from './member.tsx';
import { useLeavingDevice } from './use-leaving-device.tsx';

/** Ends the session here, and goes to the log-in. */
export function LogOut() {
  const { config } = useMember();
  const { leave, question } = useLeavingDevice((forget) => {
    void leaveAfter(
      forget().then(() => signOut(config)),
      '/login',
    );
  });
  return (
    <>
      <button type="button" onClick={() => void leave()}>
        Log Out
      </button>
      {question}
    </>
  );
}
