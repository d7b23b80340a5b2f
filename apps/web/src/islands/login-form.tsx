import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { loginMessages } from '@wayfare/contracts/messages/login';
import { loginSuccessPauseMs } from '@wayfare/contracts/rules/timings';
import { type ComponentType, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Notice, takeExpectedEmail } from '#session/notice.ts';
import { afterLogin } from '#session/safe-next.ts';
import { hasSession, isSignedIn } from '#session/session.ts';
import { prepareSignIn, signIn } from '#session/sign-in.ts';
import { type SignInOutcome, toFailed } from '#session/sign-in-outcome.ts';
import { saveStagedSignup } from '#session/staged-signup.ts';
import { Button } from '#ui/button.tsx';
import { submit, type TextInput, useTextInput } from '#ui/form.ts';
import { navigateTo, replacePage, usePageRestored } from '#ui/leave-page.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { StatusLine } from '#ui/status-line.tsx';
import { EmailField } from './email-field.tsx';
import type { NewPasswordFormProps } from './new-password-form.tsx';
import { NextStep, signInMessage, type UnfinishedSignIn, type Variant } from './sign-in-result.tsx';
import { useNotice } from './use-notice.ts';

interface LoginFormProps {
  config: PublicConfig;
  variant: Variant;
  /** Target of a successful log-in; null until it is known. */
  next?: string | null;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** An outcome with the address that was typed. */
interface SignInResult<Outcome> {
  readonly email: string;
  readonly outcome: Outcome;
}

export function LoginForm({ config, variant, next = afterLogin }: LoginFormProps) {
  const email = useTextInput();
  const password = useTextInput();
  const [message, setMessage] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [unfinished, setUnfinished] = useState<SignInResult<UnfinishedSignIn> | null>(null);
  const [pending, setPending] = useState<PendingSignIn | null>(null);
  const line = useRef<HTMLOutputElement>(null);
  const focusTarget = useRef<RefObject<HTMLElement | null>>(null);
  const notice = useNotice();
  const { inputRef } = email;
  const { inputRef: passwordRef } = password;
  useEffect(() => {
    const expected = takeExpectedEmail();
    if (expected === null || inputRef.current?.value !== '') return;
    inputRef.current.value = expected;
    passwordRef.current?.focus();
  }, [inputRef, passwordRef]);
  usePageRestored(() => setIsBusy(false));
  useRedirectIfSignedIn(config, next);
  // A hidden element cannot be focused, so this waits until the form is visible again.
  useEffect(() => {
    if (pending !== null) return;
    focusTarget.current?.current?.focus();
    focusTarget.current = null;
  }, [pending]);

  function showResult(result: SignInResult<UnfinishedSignIn>) {
    setUnfinished(result);
    setMessage(signInMessage(result.outcome, variant, config.supportEmail));
    line.current?.focus();
  }

  /** Enter submits only a complete form; otherwise it focuses the first empty field. */
  function handleEnter(event: KeyboardEvent) {
    const empty = firstEmpty(email, password);
    if (event.key !== 'Enter' || empty === null) return;
    event.preventDefault();
    empty.inputRef.current?.focus();
  }

  async function finishLogin(showMessage: (text: string) => void) {
    if (variant === 'dialog') {
      showMessage(loginMessages.dialogDone);
      await new Promise((resolve) => setTimeout(resolve, loginSuccessPauseMs));
    }
    navigateTo(next ?? afterLogin);
  }

  async function send() {
    if (isBusy) return;
    setUnfinished(null);
    const empty = firstEmpty(email, password);
    if (empty !== null) {
      setMessage(loginMessages.required);
      empty.inputRef.current?.focus();
      return;
    }
    setMessage(null);
    setIsBusy(true);
    // Passwords contain no spaces, but are often pasted with one.
    const credentials = { email: email.read().trim(), password: password.read().trim() };
    const outcome = await signIn(config, credentials);
    if (outcome.status === 'done') {
      await finishLogin(setMessage);
      return;
    }
    const result = { email: credentials.email };
    if (outcome.status === 'new-password-required') await showNewPasswordForm({ ...result, outcome });
    else if (outcome.status === 'unconfirmed')
      showResult({ ...result, outcome: await findMissingStep(credentials) });
    else showResult({ ...result, outcome });
    setIsBusy(false);
  }

  /** The provider reports only that the address is unconfirmed; the payment may be missing too. */
  async function findMissingStep(credentials: Credentials): Promise<UnfinishedSignIn> {
    try {
      // Rarely needed.
      const { resume } = await import('./resume-signup.ts');
      const resumed = await resume(config, credentials);
      if (resumed.status === 'unpaid') saveStagedSignup(resumed.signup);
      return { status: resumed.status };
    } catch (error) {
      return toFailed(error);
    }
  }

  async function showNewPasswordForm(result: SignInResult<PasswordDemand>) {
    try {
      // Rarely needed.
      const { NewPasswordForm: Form } = await import('./new-password-form.tsx');
      setPending({ ...result, Form });
    } catch (error) {
      showResult({ ...result, outcome: toFailed(error) });
    }
  }

  function cancelNewPassword(reason: UnfinishedSignIn | null) {
    if (pending === null) return;
    setPending(null);
    focusTarget.current = reason === null ? email.inputRef : line;
    if (reason !== null) showResult({ email: pending.email, outcome: reason });
  }

  const fieldHandlers = { onKeyDown: handleEnter, onFocus: () => prepareSignIn(config) };
  return (
    <>
      {pending !== null && (
        <pending.Form
          config={config}
          variant={variant}
          email={pending.email}
          until={pending.outcome.until}
          onDone={finishLogin}
          onCancel={cancelNewPassword}
        />
      )}
      {/* Hidden, not removed, so that the typed text stays. */}
      <div hidden={pending !== null}>
        <div role="status">
          {notice === 'password-changed' && <Done {...loginMessages.passwordChanged} />}
          {notice === 'email-confirmed' && <Done {...loginMessages.confirmed} />}
        </div>
        <form className="form" method="post" noValidate onSubmit={(event) => submit(event, send)}>
          <EmailField id={`${variant}-email`} autoComplete="username" typed={email} {...fieldHandlers} />
          <PasswordField
            id={`${variant}-password`}
            label="Password"
            autoComplete="current-password"
            typed={password}
            {...fieldHandlers}
          />
          <div className="field">
            <StatusLine message={message ?? (notice && logoutMessages[notice]) ?? null} ref={line} />
            {unfinished !== null && <NextStep config={config} {...unfinished} />}
            <Button isBusy={isBusy} busyText="Logging in...">
              Log In
            </Button>
          </div>
          <p className="row between">
            <a href="/forgot">Forgot Password</a>
            <a href="/signup">Sign up</a>
          </p>
          <div className="field apple">
            <Button isDisabled describedBy={`${variant}-apple`} onClick={() => {}}>
              Continue with Apple
            </Button>
            <p className="hint" id={`${variant}-apple`}>
              {loginMessages.appleSoon}
            </p>
          </div>
        </form>
      </div>
    </>
  );
}

type PasswordDemand = Extract<SignInOutcome, { status: 'new-password-required' }>;

interface PendingSignIn extends SignInResult<PasswordDemand> {
  readonly Form: ComponentType<NewPasswordFormProps>;
}

function firstEmpty(email: TextInput, password: TextInput): TextInput | null {
  if (email.read().trim() === '') return email;
  return password.read().trim() === '' ? password : null;
}

/** The reason why a log-out led here. */
const logoutMessages: Readonly<Partial<Record<Notice, string>>> = {
  'logged-out': loginMessages.loggedOut,
  'logged-out-everywhere': loginMessages.loggedOutEverywhere,
  'account-deleted': loginMessages.accountDeleted,
};

const Done = ({ title, text }: { title: string; text: string }) => (
  <div className="good-news">
    <b>{title}</b>
    <p>{text}</p>
  </div>
);

function useRedirectIfSignedIn(config: PublicConfig, next: string | null) {
  useEffect(() => {
    if (next === null || !hasSession(config)) return;
    let isMounted = true;
    const moveOn = async () => {
      if ((await isSignedIn(config)) && isMounted) replacePage(next);
    };
    void moveOn();
    return () => {
      isMounted = false;
    };
  }, [config, next]);
}
