import { accountMessages } from '@wayfare/contracts/messages/account';
import { withCrossMark } from '@wayfare/contracts/messages/marks';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { toFailureMessage } from '#api/failure-message.ts';
import { useMember } from '#app/member/member.tsx';
import { verifyPassword } from '#session/account.ts';
import type { AccountOutcome } from '#session/account-outcome.ts';
import { useTextInput } from '#ui/form.ts';
import { PasswordField } from '#ui/password-field.tsx';

/** For a status line. */
export function formatOutcome(outcome: Exclude<AccountOutcome, { status: 'done' }>): string {
  switch (outcome.status) {
    case 'refused':
      return withCrossMark(outcome.message);
    case 'wrong-password':
      return withCrossMark(accountMessages.passwordWrong);
    case 'ended':
      return accountMessages.loggedOut;
    case 'throttled':
    case 'unreachable':
    case 'incomplete':
    case 'failed':
      return accountMessages[outcome.status];
  }
}

type Attempt<T> =
  | { readonly status: 'done'; readonly response: T }
  /** The password field is shown, or its error. */
  | { readonly status: 'password-needed' }
  | { readonly status: 'failed'; readonly message: string; readonly error: unknown };

interface Proof {
  /** The password field while it is needed, inside the form. */
  readonly line: ReactNode;
  /**
   * Runs `task`. If the server requires a recent sign-in, asks for the password and verifies it at the next attempt.
   */
  readonly attempt: <T>(task: () => Promise<T>) => Promise<Attempt<T>>;
}

/** Asks for the password in place, so that nothing typed is lost. */
export function usePasswordProof(id: string): Proof {
  const { config, person } = useMember();
  const password = useTextInput();
  const [isNeeded, setIsNeeded] = useState(false);
  const [inputError, setInputError] = useState<string | null>(null);
  const input = password.inputRef;
  useEffect(() => {
    if (isNeeded) input.current?.focus();
  }, [isNeeded, input]);

  function showError(message: string): { status: 'password-needed' } {
    setInputError(message);
    input.current?.focus();
    return { status: 'password-needed' };
  }

  /** Null if the password is right. */
  async function verify(): Promise<Exclude<Attempt<never>, { status: 'done' }> | null> {
    const typed = password.read().trim();
    if (typed === '') return showError(accountMessages.passwordMissing);
    const outcome = await verifyPassword(config, { email: person.email ?? '', password: typed });
    if (outcome.status === 'done') return null;
    if (outcome.status === 'wrong-password') return showError(accountMessages.passwordWrong);
    return { status: 'failed', message: formatOutcome(outcome), error: null };
  }

  async function attempt<T>(task: () => Promise<T>): Promise<Attempt<T>> {
    setInputError(null);
    const failure = isNeeded ? await verify() : null;
    if (failure !== null) return failure;
    try {
      const response = await task();
      setIsNeeded(false);
      return { status: 'done', response };
    } catch (error) {
      if (error instanceof ApiError && error.code === 'sign_in_again') {
        setIsNeeded(true);
        return { status: 'password-needed' };
      }
      return { status: 'failed', message: toFailureMessage(error), error };
    }
  }

  const line = isNeeded && (
    <>
      <p className="hint" role="status">
        {accountMessages.proveAgain}
      </p>
      {/* For password managers. */}
      <input type="text" name="username" autoComplete="username" value={person.email ?? ''} readOnly hidden />
      <PasswordField
        id={id}
        label="Current password"
        autoComplete="current-password"
        typed={password}
        error={inputError ?? undefined}
      />
    </>
  );
  return { line, attempt };
}
