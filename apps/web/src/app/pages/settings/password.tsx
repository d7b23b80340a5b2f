import { accountMessages } from '@wayfare/contracts/messages/account';
import { meetsPolicy } from '@wayfare/contracts/rules/password';
import { signupErrors } from '@wayfare/contracts/rules/signup';
import { useRef, useState } from 'react';
import { SettingsSection } from '#app/account/settings-section.tsx';
import { storeUnsavedText, useUnsavedText } from '#app/account/unsaved-text.ts';
import { useMember } from '#app/member/member.tsx';
import { goToLogin } from '#app/member/require-login.ts';
import { PasswordRules } from '#islands/account-fields.tsx';
import { changePassword } from '#session/account.ts';
import type { AccountOutcome } from '#session/account-outcome.ts';
import { Button } from '#ui/button.tsx';
import { submit } from '#ui/form.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { StatusLine } from '#ui/status-line.tsx';
import { formatOutcome, useEditableInput } from './password-proof.tsx';

const section = 'password';

type Errors = { readonly current?: string; readonly chosen?: string };

export function PasswordSection() {
  const { config, person } = useMember();
  const current = useEditableInput();
  const chosen = useEditableInput();
  const [errors, setErrors] = useState<Errors>({});
  const [message, setMessage] = useState<string | null>(
    useUnsavedText(section, person.email) === null ? null : accountMessages.passwordUnsaved,
  );
  const [isSaving, setIsSaving] = useState(false);
  const line = useRef<HTMLOutputElement>(null);

  /** Focuses the first invalid field. */
  function point(wrong: Errors) {
    setErrors(wrong);
    const { inputRef } = wrong.current ? current : chosen;
    inputRef.current?.focus();
  }

  async function send() {
    if (isSaving) return;
    setMessage(null);
    const given = { current: current.read().trim(), chosen: chosen.read() };
    const wrong = findErrors(given, person.email);
    setErrors(wrong);
    if (wrong.current || wrong.chosen) {
      point(wrong);
      return;
    }
    setIsSaving(true);
    const outcome = await changePassword(config, given);
    if (outcome.status === 'ended') {
      storeUnsavedText(section, person.email);
      goToLogin();
      return;
    }
    setIsSaving(false);
    tell(outcome);
  }

  function tell(outcome: Exclude<AccountOutcome, { status: 'ended' }>) {
    if (outcome.status === 'wrong-password') {
      setMessage(accountMessages.passwordUnchanged);
      point({ current: accountMessages.passwordWrong });
      return;
    }
    if (outcome.status === 'done') {
      for (const typed of [current, chosen]) typed.fill('');
      setMessage(accountMessages.passwordChanged);
      return;
    }
    setMessage(formatOutcome(outcome));
    line.current?.focus();
  }

  return (
    <SettingsSection id={section} title="Password" about="You will stay logged in here after you change it.">
      <form className="form" method="post" noValidate onSubmit={(event) => submit(event, send)}>
        {/* For password managers. */}
        <input type="text" name="email" autoComplete="username" value={person.email ?? ''} readOnly hidden />
        <PasswordField
          id="settings-current"
          label="Current password"
          autoComplete="current-password"
          typed={current}
          error={errors.current}
        />
        <PasswordField
          id="settings-chosen"
          label="New password"
          autoComplete="new-password"
          typed={chosen}
          error={errors.chosen}
          below={{
            id: 'settings-rules',
            content: (
              <PasswordRules
                id="settings-rules"
                config={config}
                password={chosen.text}
                email={person.email}
              />
            ),
          }}
        />
        <div className="field">
          <StatusLine message={message} ref={line} />
          <Button isBusy={isSaving} busyText="Saving...">
            Change Password
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}

function findErrors(given: { current: string; chosen: string }, email: string | null): Errors {
  return {
    ...(given.current === '' && { current: accountMessages.passwordMissing }),
    ...(!meetsPolicy(given.chosen, email) && { chosen: signupErrors.password }),
  };
}
