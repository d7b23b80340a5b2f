import { signOut } from '#session/session.ts';
import { beginToLeave, leaveAfter } from '#ui/leaving.ts';
import { useMember } from './member.tsx';
import { isOffline } from './offline/reader-here.ts';
import { useLeavingDevice } from './use-leaving-device.tsx';

/** Ends the session here, and goes to the log-in. */
export function LogOut() {
  const { config } = useMember();
  const { leave, question } = useLeavingDevice((forget) => {
    void end(forget());
  });

  async function end(forgotten: Promise<void>) {
    // Before the way there is gone.
    const offline = isOffline() ? await import('./offline/logged-out.ts').catch(() => null) : null;
    const signedOut = forgotten.then(() => signOut(config));
    if (offline === null) return leaveAfter(signedOut, '/login');
    beginToLeave();
    await signedOut;
    offline.sayLoggedOut();
  }

  return (
    <>
      <button type="button" onClick={() => void leave()}>
        Log Out
      </button>
      {question}
    </>
  );
}
