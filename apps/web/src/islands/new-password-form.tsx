import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { withCrossMark } from '@wayfare/contracts/messages/marks';
import { meetsPolicy } from '@wayfare/contracts/rules/password';
import { signupMessages } from '@wayfare/contracts/rules/signup';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { finishSignIn } from '#session/sign-in.ts';
import { submit, useTextInput } from '#ui/form.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { StatusButton, useStatus } from '#ui/use-status.tsx';
import { PasswordRules } from './password-rules.tsx';
import type { UnfinishedSignIn, Variant } from './sign-in-result.tsx';

export interface NewPasswordFormProps {
  config: PublicConfig;
  variant: Variant;
  email: string;
  /** Deadline of the sign-in, in epoch milliseconds. */
  until: number;
  onDone: (showMessage: (text: string) => void) => Promise<void>;
  /** `reason` is null if the person chose to go back. */
  onCancel: (reason: UnfinishedSignIn | null) => void;
}

/** Shown after a log-in with a temporary password. */
export function NewPasswordForm({ config, variant, email, until, onDone, onCancel }: NewPasswordFormProps) {
  const password = useTextInput();
  const status = useStatus();
  const heading = useRef<HTMLHeadingElement>(null);
  // For screen readers.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  useDeadline(until, status.isBusy, () => onCancel({ status: 'expired' }));

  async function send() {
    if (status.isBusy) return;
    const chosen = password.read();
    if (!meetsPolicy(chosen, email)) {
      status.setMessage(signupMessages.password);
      password.inputRef.current?.focus();
      return;
    }
    status.start();
    const outcome = await finishSignIn(config, chosen);
    if (outcome.status === 'done') {
      await onDone(status.setMessage);
      return;
    }
    // The provider may reject a password that passes our rules; then another can be tried.
    if (outcome.status === 'failed') status.report(withCrossMark(outcome.message));
    else onCancel(outcome.status === 'new-password-required' ? { status: 'expired' } : outcome);
  }

  const rules = `${variant}-new-rules`;
  return (
    <form className="form" method="post" noValidate onSubmit={(event) => submit(event, send)}>
      <div className="flow">
        {/* The size of an h3, with the level that fits the page or the dialog. */}
        <h3 tabIndex={-1} ref={heading} aria-level={variant === 'page' ? 2 : 3}>
          Choose a new password
        </h3>
        <p>
          The password you typed was a temporary one. Choose your own within three minutes, and you are in.
        </p>
      </div>
      <PasswordField
        id={`${variant}-new-password`}
        label="New password"
        autoComplete="new-password"
        typed={password}
        describedBy={rules}
      >
        <PasswordRules id={rules} config={config} password={password.text} email={email} />
      </PasswordField>
      {/* For password managers. */}
      <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
      <StatusButton status={status} isDisabled={!meetsPolicy(password.text, email)} busyText="Saving...">
        Save and Log In
      </StatusButton>
      <p>
        <button className="quiet" type="button" onClick={() => onCancel(null)}>
          Back to the log-in
        </button>
      </p>
    </form>
  );
}

/** Waits for a running request, because the provider may still accept it. */
function useDeadline(until: number, isSaving: boolean, onTooLate: () => void) {
  const [isOver, setIsOver] = useState(false);
  const expire = useEffectEvent(onTooLate);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  useEffect(() => {
    if (isOver && !isSaving) expire();
  }, [isOver, isSaving]);
}
