import { accountMessages } from '@wayfare/contracts/messages/account';
import { meetsPolicy } from '@wayfare/contracts/rules/password';
import { signupErrors } from '@wayfare/contracts/rules/signup';
import { useState } from 'react';
import { Setting, SettingForm } from '#app/account/setting.tsx';
import { useMember } from '#app/member/member.tsx';
import { PasswordRules } from '#islands/password-rules.tsx';
import { changePassword } from '#session/account.ts';
import { useTextInput } from '#ui/form.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { useStatus } from '#ui/use-status.tsx';
import { formatOutcome } from './password-proof.tsx';

type Errors = { readonly current?: string; readonly chosen?: string };

export function PasswordSetting() {
  // A new form after each change, so that the passwords are gone.
  const [changes, setChanges] = useState(0);
  return (
    <Setting id="password" label="Password" value="Hidden">
      {(close) => (
        <PasswordForm
          key={changes}
          onChanged={() => {
            setChanges(changes + 1);
            close(accountMessages.passwordChanged);
          }}
        />
      )}
    </Setting>
  );
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { config, person } = useMember();
  const current = useTextInput();
  const chosen = useTextInput();
  const [errors, setErrors] = useState<Errors>({});
  const status = useStatus();

  /** Focuses the first invalid field. False if there is none. */
  function showErrors(newErrors: Errors): boolean {
    setErrors(newErrors);
    const invalid = newErrors.current ? current : newErrors.chosen ? chosen : null;
    invalid?.inputRef.current?.focus();
    return invalid !== null;
  }

  async function send() {
    if (status.isBusy) return;
    status.setMessage(null);
    const passwords = { current: current.read().trim(), chosen: chosen.read() };
    if (showErrors(findErrors(passwords, person.email))) return;
    status.start();
    const outcome = await changePassword(config, passwords);
    if (outcome.status === 'wrong-password') {
      status.finish(accountMessages.passwordUnchanged);
      showErrors({ current: accountMessages.passwordWrong });
    } else if (outcome.status === 'done') {
      onChanged();
    } else status.report(formatOutcome(outcome));
  }

  return (
    <SettingForm status={status} busyText="Saving..." button="Change Password" onSend={send}>
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
        describedBy="settings-rules"
      >
        <PasswordRules id="settings-rules" config={config} password={chosen.text} email={person.email} />
      </PasswordField>
    </SettingForm>
  );
}

const findErrors = (passwords: { current: string; chosen: string }, email: string | null): Errors => ({
  ...(passwords.current === '' && { current: accountMessages.passwordMissing }),
  ...(!meetsPolicy(passwords.chosen, email) && { chosen: signupErrors.password }),
});
