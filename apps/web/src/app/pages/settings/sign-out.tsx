import { accountMessages } from '@wayfare/contracts/messages/account';
import { useRef, useState } from 'react';
import { SettingsSection } from '#app/account/settings-section.tsx';
import { useLeavingDevice } from '#app/editing/sign-out-guard.tsx';
import { useMember } from '#app/member/member.tsx';
import { goToLogin } from '#app/member/require-login.ts';
import { signOutEverywhere } from '#session/account.ts';
import { Button } from '#ui/button.tsx';
import { cancelLeaving, navigateTo, startLeaving, usePageRestored } from '#ui/leave-page.ts';
import { StatusLine } from '#ui/status-line.tsx';
import { formatOutcome } from './password-proof.tsx';

export function SignOutSection() {
  const { config } = useMember();
  const [message, setMessage] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const line = useRef<HTMLOutputElement>(null);
  usePageRestored(() => setIsBusy(false));

  const { leave, question } = useLeavingDevice((forget) => void end(forget));

  async function end(forget: () => Promise<void>) {
    if (isBusy) return;
    setMessage(null);
    setIsBusy(true);
    startLeaving();
    const outcome = await signOutEverywhere(config);
    if (outcome.status === 'done') {
      await forget();
      navigateTo('/login');
      return;
    }
    cancelLeaving();
    if (outcome.status === 'ended') {
      goToLogin();
      return;
    }
    setIsBusy(false);
    setMessage(`${formatOutcome(outcome)} ${accountMessages.othersMayGoOn}`);
    line.current?.focus();
  }

  return (
    <SettingsSection
      id="sign-out"
      title="Sign out everywhere"
      about="For a lost phone, or a computer that other people use. You will have to log in again on every device."
    >
      <div className="field">
        <StatusLine message={message} ref={line} />
        <Button isBusy={isBusy} busyText="Signing out..." onClick={() => void leave()}>
          Sign Out Everywhere
        </Button>
        {question}
      </div>
    </SettingsSection>
  );
}
