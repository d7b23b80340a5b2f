import { accountMessages } from '@wayfare/contracts/messages/account';
import { findNameError, normalizeName } from '@wayfare/contracts/rules/member-name';
import { maxNameLength } from '@wayfare/contracts/rules/signup';
import { useState } from 'react';
import { Setting, SettingForm } from '#app/account/setting.tsx';
import { useMember } from '#app/member/member.tsx';
import { changeName } from '#session/account.ts';
import { Field } from '#ui/field.tsx';
import { useTextInput } from '#ui/form.ts';
import { useStatus } from '#ui/use-status.tsx';
import { formatOutcome } from './password-proof.tsx';

export function NameSetting() {
  const { person } = useMember();
  const [name, setName] = useState(person.name ?? '');
  return (
    <Setting id="name" label="First name" value={name}>
      {(close) => (
        <NameForm
          name={name}
          onSaved={(saved) => {
            setName(saved);
            close(accountMessages.nameSaved);
          }}
        />
      )}
    </Setting>
  );
}

interface NameFormProps {
  name: string;
  onSaved: (name: string) => void;
}

function NameForm({ name: current, onSaved }: NameFormProps) {
  const { config } = useMember();
  const input = useTextInput();
  const status = useStatus();
  const [error, setError] = useState<string | null>(null);

  async function send() {
    if (status.isBusy) return;
    status.setMessage(null);
    const name = normalizeName(input.read());
    const nameError = name === '' ? accountMessages.nameMissing : findNameError(name);
    setError(nameError);
    if (nameError !== null) {
      input.inputRef.current?.focus();
      return;
    }
    status.start();
    const outcome = await changeName(config, name);
    if (outcome.status === 'done') {
      status.finish();
      onSaved(name);
    } else status.report(formatOutcome(outcome));
  }

  return (
    <SettingForm status={status} busyText="Saving..." button="Save Name" onSend={send}>
      <Field
        id="settings-name"
        label="First name"
        name="name"
        autoComplete="given-name"
        maxLength={maxNameLength}
        defaultValue={current}
        typed={input}
        hint="What we call you, here and in our emails."
        error={error ?? undefined}
      />
    </SettingForm>
  );
}
