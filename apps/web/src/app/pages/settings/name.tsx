import { accountMessages } from '@wayfare/contracts/messages/account';
import { findNameError, normalizeName } from '@wayfare/contracts/rules/member-name';
import { maxNameLength } from '@wayfare/contracts/rules/signup';
import { useRef, useState } from 'react';
import { SettingsSection } from '#app/account/settings-section.tsx';
import { storeUnsavedText, useUnsavedText } from '#app/account/unsaved-text.ts';
import { useMember } from '#app/member/member.tsx';
import { goToLogin } from '#app/member/require-login.ts';
import { changeName } from '#session/account.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { submit } from '#ui/form.ts';
import { StatusLine } from '#ui/status-line.tsx';
import { formatOutcome, useEditableInput } from './password-proof.tsx';

const section = 'name';

export function NameSection() {
  const { config, person } = useMember();
  const unsaved = useUnsavedText(section, person.email);
  const name = useEditableInput(unsaved ?? person.name ?? '');
  const [message, setMessage] = useState<string | null>(
    unsaved === null ? null : accountMessages.nameUnsaved,
  );
  const [fault, setFault] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const line = useRef<HTMLOutputElement>(null);

  async function send() {
    if (isSaving) return;
    const wanted = normalizeName(name.read());
    setMessage(null);
    const found = wanted === '' ? accountMessages.nameMissing : findNameError(wanted);
    setFault(found);
    if (found !== null) {
      name.inputRef.current?.focus();
      return;
    }
    setIsSaving(true);
    const outcome = await changeName(config, wanted);
    if (outcome.status === 'ended') {
      storeUnsavedText(section, person.email, wanted);
      goToLogin();
      return;
    }
    setIsSaving(false);
    if (outcome.status === 'done') {
      setMessage(accountMessages.nameSaved);
      return;
    }
    setMessage(formatOutcome(outcome));
    line.current?.focus();
  }

  return (
    <SettingsSection id={section} title="Your name" about="What we call you, here and in our emails.">
      <form className="form" method="post" noValidate onSubmit={(event) => submit(event, send)}>
        <Field
          id="settings-name"
          label="First name"
          name="name"
          autoComplete="given-name"
          maxLength={maxNameLength}
          typed={name}
          error={fault ?? undefined}
        />
        <div className="field">
          <StatusLine message={message} ref={line} />
          <Button isBusy={isSaving} busyText="Saving...">
            Save Name
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}
