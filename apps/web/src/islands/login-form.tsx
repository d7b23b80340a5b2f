import { loginMessages } from '@wayfare/contracts/login-messages';
import { crossed } from '@wayfare/contracts/message-marks';
import type { PublicConfig } from '@wayfare/contracts/public-config';
import { loginSuccessPauseMs } from '@wayfare/contracts/timings';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { afterLogin } from '#session/safe-next.ts';
import { hasSession, prepareSignIn, type SignInOutcome, session, signIn } from '#session/session.ts';
import { Button } from '#ui/button.tsx';
import { leaveFor, moveOnTo, useReturn } from '#ui/leaving.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { StatusLine } from '#ui/status-line.tsx';
import { submit } from '#ui/submitting.ts';
import { type TypedText, useTypedText } from '#ui/typed-text.ts';
import { EmailField } from './email-field.tsx';
import { ResendLink } from './resend-link.tsx';

interface LoginFormProps {
  config: PublicConfig;
  variant: 'page' | 'dialog';
  /** Where a log-in leads; null as long as the page does not know it yet. */
  next?: string | null;
  /** Said before anyone has tried. */
  greeting?: string | null;
}

export function LoginForm({ config, variant, next = afterLogin, greeting = null }: LoginFormProps) {
  const email = useTypedText();
  const password = useTypedText();
  const [message, setMessage] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const line = useRef<HTMLOutputElement>(null);
  useReturn(() => setIsBusy(false));
  useMoveOnWhenSignedIn(config, next);

  function say(words: string) {
    setMessage(words);
    line.current?.focus();
  }

  /** Enter sends only a complete form; otherwise it goes to the line that is still empty. */
  function holdEnter(event: KeyboardEvent) {
    const empty = firstEmpty(email, password);
    if (event.key !== 'Enter' || empty === null) return;
    event.preventDefault();
    empty.inputRef.current?.focus();
  }

  async function sayDone() {
    setMessage(loginMessages.dialogDone);
    await new Promise((resolve) => setTimeout(resolve, loginSuccessPauseMs));
  }

  async function send() {
    if (isBusy) return;
    const empty = firstEmpty(email, password);
    if (empty !== null) {
      setMessage(loginMessages.required);
      empty.inputRef.current?.focus();
      return;
    }
    setMessage(null);
    setUnconfirmed(null);
    setIsBusy(true);
    const credentials = { email: email.read().trim(), password: password.read() };
    const outcome = await signIn(config, credentials);
    if (outcome.status === 'done') {
      if (variant === 'dialog') await sayDone();
      leaveFor(next ?? afterLogin);
      return;
    }
    setIsBusy(false);
    if (outcome.status === 'unconfirmed') setUnconfirmed(credentials.email);
    say(wordsFor(outcome, variant));
  }

  const watching = { onKeyDown: holdEnter, onFocus: () => prepareSignIn(config) };
  return (
    <form className="form" method="post" noValidate onSubmit={(event) => submit(event, send)}>
      <EmailField id={`${variant}-email`} autoComplete="username" typed={email} {...watching} />
      <PasswordField
        id={`${variant}-password`}
        label="Password"
        autoComplete="current-password"
        typed={password}
        {...watching}
      />
      <div className="field">
        <StatusLine message={message ?? greeting} ref={line} />
        {unconfirmed !== null && <ResendLink config={config} email={unconfirmed} />}
        <Button isBusy={isBusy} busyText="Logging in...">
          Log In
        </Button>
      </div>
      <p className="row">
        <a href="/forgot">Forgot Password</a>
        <a href="/signup">Sign up</a>
      </p>
      <div className="field">
        <Button isDisabled describedBy={`${variant}-apple`} onClick={() => {}}>
          Continue with Apple
        </Button>
        <p className="hint" id={`${variant}-apple`}>
          {loginMessages.appleSoon}
        </p>
      </div>
    </form>
  );
}

function firstEmpty(email: TypedText, password: TypedText): TypedText | null {
  if (email.read().trim() === '') return email;
  return password.read() === '' ? password : null;
}

function wordsFor(
  outcome: Exclude<SignInOutcome, { status: 'done' }>,
  variant: LoginFormProps['variant'],
): string {
  if (outcome.status === 'unconfirmed') return loginMessages.unconfirmed;
  if (outcome.status === 'reset-required') return loginMessages.resetRequired;
  return variant === 'dialog' ? loginMessages.dialogFailed : crossed(outcome.message);
}

/** Whoever is signed in already need not log in again. */
function useMoveOnWhenSignedIn(config: PublicConfig, next: string | null) {
  useEffect(() => {
    if (next === null || !hasSession(config)) return;
    let isHere = true;
    const moveOn = async () => {
      const { isValid } = await session(config);
      if (isValid && isHere) moveOnTo(next);
    };
    void moveOn();
    return () => {
      isHere = false;
    };
  }, [config, next]);
}
