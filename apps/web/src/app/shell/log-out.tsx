import { signOut } from '#session/session.ts';
import { navigateAfter, startLeaving } from '#ui/leave-page.ts';
import { useLeavingDevice } from '../editing/sign-out-guard.tsx';
import { useMember } from '../member/member.tsx';
import { isOffline } from '../offline/device-reader.ts';

export function LogOut() {
  const { config } = useMember();
  const { leave, question } = useLeavingDevice((clearTexts) => void end(clearTexts()));

  async function end(cleared: Promise<void>) {
    // Loaded before the session ends.
    const offline = isOffline() ? await import('../offline/logged-out-notice.ts').catch(() => null) : null;
    const signedOut = cleared.then(() => signOut(config));
    if (offline === null) return navigateAfter(signedOut, '/login');
    startLeaving();
    await signedOut;
    offline.showLoggedOut();
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
