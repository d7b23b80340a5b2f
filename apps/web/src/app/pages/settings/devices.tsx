import { accountMessages } from '@wayfare/contracts/messages/account';
import { withCheckMark } from '@wayfare/contracts/messages/marks';
import { useEffect, useRef, useState } from 'react';
import { toErrorReason } from '#api/failure-message.ts';
import { Setting } from '#app/account/setting.tsx';
import { useLeavingDevice } from '#app/editing/sign-out-guard.tsx';
import { useMember } from '#app/member/member.tsx';
import { useQuery } from '#app/member/use-query.ts';
import { endLogIn, listLogIns, signOutEverywhere } from '#session/account.ts';
import type { LogIn } from '#session/account-outcome.ts';
import { Button } from '#ui/button.tsx';
import { cancelLeaving, navigateTo, startLeaving } from '#ui/leave-page.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { StatusButton, useStatus } from '#ui/use-status.tsx';
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
    status.report(`${formatOutcome(outcome)} ${accountMessages.othersMayGoOn}`);
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

/** Moves the focus to the result. */
function LogInList() {
  const { config } = useMember();
  const { state, retry } = useQuery('log-ins', async () => {
    const outcome = await listLogIns(config);
    if (outcome.status !== 'listed' && outcome.status !== 'unsupported')
      throw new Error(formatOutcome(outcome));
    return outcome;
  });
  const [endedIds, setEndedIds] = useState<readonly string[]>([]);
  const [endingId, setEndingId] = useState<string | null>(null);
  const resultRef = useRef<HTMLParagraphElement>(null);
  const { line, setMessage, report } = useStatus();
  useEffect(() => {
    if (state.status !== 'loading') resultRef.current?.focus({ preventScroll: true });
  }, [state.status]);

  async function end({ id, ...logIn }: LogIn) {
    if (endingId !== null) return;
    setMessage(null);
    setEndingId(id);
    const outcome = await endLogIn(config, id);
    setEndingId(null);
    if (outcome.status === 'done') {
      setEndedIds((before) => [...before, id]);
      report(withCheckMark(`${getBrowserName(logIn)} is logged out.`));
    } else report(formatOutcome(outcome));
  }

  if (state.status === 'error') {
    return (
      <div className="field">
        <p tabIndex={-1} ref={resultRef}>
          {toErrorReason(state.error)}
        </p>
        <Button onClick={retry}>Try again</Button>
      </div>
    );
  }
  if (state.status === 'loading') return <p role="status">Looking...</p>;
  if (state.data.status === 'unsupported') {
    return (
      <p tabIndex={-1} ref={resultRef}>
        We can’t list them here: the service that logs you in doesn’t tell us. “Sign out everywhere,” below,
        ends all of them.
      </p>
    );
  }
  const logIns = state.data.logIns.filter(({ id }) => !endedIds.includes(id));
  return (
    <div className="field">
      <p tabIndex={-1} ref={resultRef}>
        {logIns.length === 1 ? 'You’re logged in only here.' : `${logIns.length} browsers are logged in:`}
      </p>
      <ul className="setting-list">
        {logIns.map((logIn) => (
          <li key={logIn.id}>
            <p id={`log-in-${logIn.id}`}>
              <strong>{getBrowserName(logIn)}</strong>
              {logIn.isHere && ' (this browser)'}
              {logIn.since !== null && <span className="hint">Since {formatTime(logIn.since)}</span>}
            </p>
            {!logIn.isHere && (
              <LinkButton
                aria-busy={endingId === logIn.id || undefined}
                aria-describedby={`log-in-${logIn.id}`}
                onClick={() => void end(logIn)}
              >
                {endingId === logIn.id ? 'Logging out...' : 'Log Out There'}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
      {line}
    </div>
  );
}

const getBrowserName = ({ browser }: Pick<LogIn, 'browser'>): string =>
  browser ?? 'A browser we don’t know by name';

const formatTime = (at: Date): string =>
  at.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
