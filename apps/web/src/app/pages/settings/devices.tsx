import { accountMessages } from '@wayfare/contracts/messages/account';
import { Setting } from '#app/account/setting.tsx';
import { useLeavingDevice } from '#app/editing/sign-out-guard.tsx';
import { useMember } from '#app/member/member.tsx';
import { goToLogin } from '#app/member/require-login.ts';
import { signOutEverywhere } from '#session/account.ts';
import { cancelLeaving, navigateTo, startLeaving, usePageRestored } from '#ui/leave-page.ts';
import { StatusButton, useStatus } from '#ui/use-status.tsx';
import { LogInList } from './log-in-list.tsx';
import { formatOutcome } from './password-proof.tsx';

export const DevicesSetting = () => (
  <Setting id="devices" label="Devices" value="Where you’re logged in" verb="Show">
    {() => (
      <>
        <LogInList />
        <SignOutEverywhere />
      </>
    )}
  </Setting>
);

function SignOutEverywhere() {
  const { config } = useMember();
  const status = useStatus();
  usePageRestored(() => status.finish());
  const { leave, question } = useLeavingDevice((clearTexts) => void end(clearTexts));

  async function end(clearTexts: () => Promise<void>) {
    if (!status.start()) return;
    startLeaving();
    const outcome = await signOutEverywhere(config);
    if (outcome.status === 'done') {
      await clearTexts();
      navigateTo('/login');
      return;
    }
    cancelLeaving();
    if (outcome.status === 'ended') goToLogin();
    else status.report(`${formatOutcome(outcome)} ${accountMessages.othersMayGoOn}`);
  }

  return (
    <>
      <p className="hint">
        For a lost phone, or a computer that other people use. You will have to log in again on every device.
      </p>
      <StatusButton status={status} busyText="Signing out..." onClick={() => void leave()} after={question}>
        Sign Out Everywhere
      </StatusButton>
    </>
  );
}
