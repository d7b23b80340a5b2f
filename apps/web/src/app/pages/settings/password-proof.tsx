import { accountMessages } from '@wayfare/contracts/messages/account';
import { withCrossMark } from '@wayfare/contracts/messages/marks';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { toFailureMessage } from '#api/failure-message.ts';
import { useMember } from '#app/member/member.tsx';
import { goToLogin } from '#app/member/require-login.ts';
import { verifyPassword } from '#session/account.ts';
import type { AccountOutcome } from '#session/account-outcome.ts';
import type { TextInput } from '#ui/form.ts';
import { PasswordField } from '#ui/password-field.tsx';

/** In words for a status line. */
export function formatOutcome(outcome: Exclude<AccountOutcome, { status: 'done' | 'ended' }>): string {
  switch (outcome.status) {
    case 'refused':
      return withCrossMark(outcome.message);
    case 'wrong-password':
      return withCrossMark(accountMessages.passwordWrong);
    case 'throttled':
    case 'unreachable':
    case 'incomplete':
    case 'failed':
      return accountMessages[outcome.status];
  }
}

interface EditableInput extends TextInput {
  /** Puts something into the line that nobody typed. */
  readonly fill: (text: string) => void;
}

/** A line that the page fills, or empties, besides the person who types in it. */
export function useEditableInput(start = ''): EditableInput {
  const inputRef = useRef<HTMLInputElement>(null);
  const [first] = useState(start);
  const [text, setText] = useState(first);
  useLayoutEffect(() => {
    if (inputRef.current) inputRef.current.value = first;
  }, [first]);
  return {
    inputRef,
    text,
    fill: (given) => {
      if (inputRef.current) inputRef.current.value = given;
      setText(given);
    },
    onChange: (event) => setText(event.currentTarget.value),
    read: () => inputRef.current?.value ?? '',
  };
}

type Attempt<T> =
  | { readonly status: 'done'; readonly answer: T }
  /** The line for the password is there now, or says what is wrong with what stands in it. */
  | { readonly status: 'asked' }
  | { readonly status: 'failed'; readonly message: string; readonly error: unknown };

interface Proof {
  /** The line for the password, while it is asked for; within the form of what it is asked for. */
  readonly line: ReactNode;
  /** Does what the server may want a recent sign-in for: the first time as it is, then with the password proved. */
  readonly attempt: <T>(what: () => Promise<T>) => Promise<Attempt<T>>;
}

/** The password asked for in place, where the last log-in is too long ago: nothing typed is lost, and one stays here. */
export function usePasswordProof(id: string): Proof {
  const { config, person } = useMember();
  const password = useEditableInput();
  const [isAsked, setIsAsked] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const input = password.inputRef;
  useEffect(() => {
    if (isAsked) input.current?.focus();
  }, [isAsked, input]);

  function point(message: string): { status: 'asked' } {
    setFault(message);
    input.current?.focus();
    return { status: 'asked' };
  }

  /** Null where the password is proved. */
  async function proved(): Promise<Exclude<Attempt<never>, { status: 'done' }> | null> {
    const typed = password.read().trim();
    if (typed === '') return point(accountMessages.passwordMissing);
    const outcome = await verifyPassword(config, { email: person.email ?? '', password: typed });
    if (outcome.status === 'done') return null;
    if (outcome.status === 'wrong-password') return point(accountMessages.passwordWrong);
    if (outcome.status !== 'ended') return { status: 'failed', message: formatOutcome(outcome), error: null };
    goToLogin();
    return { status: 'asked' };
  }

  async function attempt<T>(what: () => Promise<T>): Promise<Attempt<T>> {
    setFault(null);
    const obstacle = isAsked ? await proved() : null;
    if (obstacle !== null) return obstacle;
    try {
      const answer = await what();
      setIsAsked(false);
      return { status: 'done', answer };
    } catch (error) {
      if (error instanceof ApiError && error.code === 'sign_in_again') {
        setIsAsked(true);
        return { status: 'asked' };
      }
      return { status: 'failed', message: toFailureMessage(error), error };
    }
  }

  const line = isAsked && (
    <>
      <p className="hint" role="status">
        {accountMessages.proveAgain}
      </p>
      {/* Password managers find the password by it. */}
      <input type="text" name="username" autoComplete="username" value={person.email ?? ''} readOnly hidden />
      <PasswordField
        id={id}
        label="Current password"
        autoComplete="current-password"
        typed={password}
        error={fault ?? undefined}
      />
    </>
  );
  return { line, attempt };
}
