import { withCheckMark } from '@wayfare/contracts/messages/marks';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMember } from '#app/member/member.tsx';
import { goToLogin } from '#app/member/require-login.ts';
import { endLogIn, listLogIns } from '#session/account.ts';
import type { LogIn, LogInsOutcome } from '#session/account-outcome.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { StatusLine } from '#ui/status-line.tsx';
import { formatOutcome } from './password-proof.tsx';

type LogInsState =
  | { readonly status: 'loading' }
  | { readonly status: 'listed'; readonly logIns: readonly LogIn[] }
  | { readonly status: 'unsupported' }
  | { readonly status: 'failed'; readonly message: string };

/** Moves the focus to the result. */
export function LogInList() {
  const { config } = useMember();
  const [logInsState, setLogInsState] = useState<LogInsState>({ status: 'loading' });
  const [message, setMessage] = useState<string | null>(null);
  const [endingId, setEndingId] = useState<string | null>(null);
  const resultRef = useRef<HTMLParagraphElement>(null);
  const line = useRef<HTMLOutputElement>(null);

  const load = useCallback(() => {
    const take = (outcome: LogInsOutcome): void => {
      if (outcome.status === 'ended') goToLogin();
      else if (outcome.status === 'listed' || outcome.status === 'unsupported') setLogInsState(outcome);
      else setLogInsState({ status: 'failed', message: formatOutcome(outcome) });
    };
    void listLogIns(config).then(take);
  }, [config]);
  useEffect(() => {
    load();
  }, [load]);
  useEffect(() => {
    if (logInsState.status !== 'loading') resultRef.current?.focus({ preventScroll: true });
  }, [logInsState.status]);

  async function end({ id, ...logIn }: LogIn) {
    if (endingId !== null) return;
    setMessage(null);
    setEndingId(id);
    const outcome = await endLogIn(config, id);
    if (outcome.status === 'ended') {
      goToLogin();
      return;
    }
    setEndingId(null);
    if (outcome.status === 'done') {
      setLogInsState((before) =>
        before.status === 'listed'
          ? { ...before, logIns: before.logIns.filter((each) => each.id !== id) }
          : before,
      );
      setMessage(withCheckMark(`${getBrowserName(logIn)} is logged out.`));
    } else {
      setMessage(formatOutcome(outcome));
    }
    line.current?.focus();
  }

  if (logInsState.status === 'loading') return <p role="status">Looking...</p>;
  if (logInsState.status === 'unsupported') {
    return (
      <p tabIndex={-1} ref={resultRef}>
        We can’t list them here: the service that logs you in doesn’t tell us. “Sign out everywhere,” below,
        ends all of them.
      </p>
    );
  }
  if (logInsState.status === 'failed') {
    return (
      <div className="field">
        <p tabIndex={-1} ref={resultRef}>
          {logInsState.message}
        </p>
        <Button
          onClick={() => {
            setLogInsState({ status: 'loading' });
            load();
          }}
        >
          Try again
        </Button>
      </div>
    );
  }
  const { logIns } = logInsState;
  return (
    <div className="field">
      <p tabIndex={-1} ref={resultRef}>
        {logIns.length === 1 ? 'You’re logged in only here.' : `${logIns.length} browsers are logged in:`}
      </p>
      <ul>
        {logIns.map((logIn) => (
          <li key={logIn.id}>
            <div className="field">
              <p id={`log-in-${logIn.id}`}>
                <strong>{getBrowserName(logIn)}</strong>
                {logIn.isHere && ' (this browser)'}
                {logIn.since !== null && (
                  <>
                    <br />
                    <span className="hint">Since {formatTime(logIn.since)}</span>
                  </>
                )}
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
            </div>
          </li>
        ))}
      </ul>
      <StatusLine message={message} ref={line} />
    </div>
  );
}

const getBrowserName = ({ browser }: Pick<LogIn, 'browser'>): string =>
  browser ?? 'A browser we don’t know by name';

const formatTime = (at: Date): string =>
  at.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
