import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { loginMessages } from '@wayfare/contracts/messages/login';
import { loginSuccessPauseMs } from '@wayfare/contracts/rules/timings';
import { type ComponentType, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { takeExpectedEmail, useNotice } from '#session/notice.ts';
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
import { EmailField } from './account-fields.tsx';
import type { NewPasswordFormProps } from './new-password-form.tsx';
import { NextStep, signInMessage, type UnfinishedSignIn, type Variant } from './sign-in-result.tsx';

interface LoginFormProps {
  config: PublicConfig;
  variant: Variant;
  /** Where a log-in leads; null as long as the page does not know it yet. */
  next?: string | null;
  /** Said before anyone has tried. */
  greeting?: string | null;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** An answer of the provider, with the address that it was given to. */
interface SignInResult<Outcome> {
  readonly email: string;
  readonly outcome: Outcome;
}

export function LoginForm({ config, variant, next = afterLogin, greeting = null }: LoginFormProps) {
  const email = useTextInput();
  const password = useTextInput();
  const [message, setMessage] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<SignInResult<UnfinishedSignIn> | null>(null);
  const [pending, setPending] = useState<PendingSignIn | null>(null);
  const line = useRef<HTMLOutputElement>(null);
  const backAt = useRef<RefObject<HTMLElement | null>>(null);
  const welcome = useGreeting(greeting);
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
  // What is hidden cannot be given the focus, so it waits until the log-in is in sight again.
  useEffect(() => {
    if (pending !== null) return;
    backAt.current?.current?.focus();
    backAt.current = null;
  }, [pending]);

  function showResult(answered: SignInResult<UnfinishedSignIn>) {
    setRefused(answered);
    setMessage(signInMessage(answered.outcome, variant, config.supportEmail));
    line.current?.focus();
  }

  /** Enter sends only a complete form; otherwise it goes to the line that is still empty. */
  function handleEnter(event: KeyboardEvent) {
    const empty = firstEmpty(email, password);
    if (event.key !== 'Enter' || empty === null) return;
    event.preventDefault();
    empty.inputRef.current?.focus();
  }

  async function finishLogin(say: (words: string) => void) {
    if (variant === 'dialog') {
      say(loginMessages.dialogDone);
      await new Promise((resolve) => setTimeout(resolve, loginSuccessPauseMs));
    }
    navigateTo(next ?? afterLogin);
  }

  async function send() {
    if (isBusy) return;
    setRefused(null);
    const empty = firstEmpty(email, password);
    if (empty !== null) {
      setMessage(loginMessages.required);
      empty.inputRef.current?.focus();
      return;
    }
    setMessage(null);
    setIsBusy(true);
    // A password is often pasted with a space around it, and none may contain one.
    const credentials = { email: email.read().trim(), password: password.read().trim() };
    const outcome = await signIn(config, credentials);
    if (outcome.status === 'done') {
      await finishLogin(setMessage);
      return;
    }
    const answered = { email: credentials.email };
    if (outcome.status === 'new-password-required') await showNewPasswordForm({ ...answered, outcome });
    else if (outcome.status === 'unconfirmed')
      showResult({ ...answered, outcome: await findMissingStep(credentials) });
    else showResult({ ...answered, outcome });
    setIsBusy(false);
  }

  /** The provider knows only that the address is not confirmed. */
  async function findMissingStep(credentials: Credentials): Promise<UnfinishedSignIn> {
    try {
      // Hardly anybody ever needs it.
      const { resume } = await import('./resume-signup.ts');
      const resumed = await resume(config, credentials);
      if (resumed.status === 'unpaid') saveStagedSignup(resumed.signup);
      return { status: resumed.status };
    } catch (error) {
      return toFailed(error);
    }
  }

  async function showNewPasswordForm(answered: SignInResult<PasswordDemand>) {
    try {
      // Hardly anybody ever needs it.
      const { NewPasswordForm: Form } = await import('./new-password-form.tsx');
      setPending({ ...answered, Form });
    } catch (error) {
      showResult({ ...answered, outcome: toFailed(error) });
    }
  }

  function cancelNewPassword(why: UnfinishedSignIn | null) {
    if (pending === null) return;
    setPending(null);
    backAt.current = why === null ? email.inputRef : line;
    if (why !== null) showResult({ email: pending.email, outcome: why });
  }

  const watching = { onKeyDown: handleEnter, onFocus: () => prepareSignIn(config) };
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
      {/* It keeps what was typed for the way back. */}
      <div hidden={pending !== null}>
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
            <StatusLine message={message ?? welcome} ref={line} />
            {refused !== null && <NextStep config={config} {...refused} />}
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
      </div>
    </>
  );
}

type PasswordDemand = Extract<SignInOutcome, { status: 'new-password-required' }>;

/** A sign-in that waits for a new password, with the form for it. */
interface PendingSignIn extends SignInResult<PasswordDemand> {
  readonly Form: ComponentType<NewPasswordFormProps>;
}

function firstEmpty(email: TextInput, password: TextInput): TextInput | null {
  if (email.read().trim() === '') return email;
  return password.read().trim() === '' ? password : null;
}

/** Why somebody stands here who had been signed in. */
function useGreeting(greeting: string | null): string | null {
  const isLoggedOut = useNotice('logged-out');
  const isLoggedOutEverywhere = useNotice('logged-out-everywhere');
  const isDeleted = useNotice('account-deleted');
  const isPasswordChanged = useNotice('password-changed');
  if (isPasswordChanged) return loginMessages.passwordChanged;
  if (isDeleted) return loginMessages.accountDeleted;
  if (isLoggedOutEverywhere) return loginMessages.loggedOutEverywhere;
  return isLoggedOut ? loginMessages.loggedOut : greeting;
}

/** Whoever is signed in already need not log in again. */
function useRedirectIfSignedIn(config: PublicConfig, next: string | null) {
  useEffect(() => {
    if (next === null || !hasSession(config)) return;
    let isHere = true;
    const moveOn = async () => {
      if ((await isSignedIn(config)) && isHere) replacePage(next);
    };
    void moveOn();
    return () => {
      isHere = false;
    };
  }, [config, next]);
}
