import { deleteMyAccount } from '@wayfare/contracts/calls/account';
import { accountMessages } from '@wayfare/contracts/messages/account';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { Setting, SettingForm } from '#app/account/setting.tsx';
import { useMember } from '#app/member/member.tsx';
import { clearDevice } from '#app/offline/device-reader.ts';
import { paths } from '#paths.ts';
import { leaveNotice } from '#session/notice.ts';
import { clearVisit } from '#session/stored-session.ts';
import { Field } from '#ui/field.tsx';
import { useTextInput } from '#ui/form.ts';
import { replacePage, startLeaving } from '#ui/leave-page.ts';
import { useStatus } from '#ui/use-status.tsx';
import { usePasswordProof } from './password-proof.tsx';

function DeletionForm() {
  const { callApi, person } = useMember();
  const proof = usePasswordProof('settings-deletion-password');
  const email = useTextInput();
  const [emailError, setEmailError] = useState<string | null>(null);
  const status = useStatus();

  function showEmailError(message: string) {
    setEmailError(message);
    email.inputRef.current?.focus();
  }

  async function send() {
    if (status.isBusy) return;
    const typed = email.read().trim();
    setEmailError(null);
    status.setMessage(null);
    if (typed === '') {
      showEmailError(accountMessages.deletionMissing);
      return;
    }
    status.start();
    const outcome = await proof.attempt(() => callApi(deleteMyAccount, { body: { email: typed } }));
    if (outcome.status === 'password-needed') {
      status.finish();
      return;
    }
    if (outcome.status === 'failed') {
      if (outcome.error instanceof ApiError && outcome.error.code === 'account_mismatch') {
        status.finish(accountMessages.deletionFailed);
        showEmailError(accountMessages.deletionMismatch);
      } else status.report(outcome.message);
      return;
    }
    startLeaving();
    // The sessions have ended with the account.
    clearVisit();
    await clearDevice();
    await import('#app/editing/leaving-device.tsx').then(
      ({ forgetTexts }) => forgetTexts(person.email ?? ''),
      () => {},
    );
    leaveNotice('account-deleted');
    replacePage('/login');
  }

  return (
    <SettingForm status={status} busyText="Deleting..." button="Delete My Account" onSend={send}>
      <Field
        id="settings-deletion"
        label="Your email, to confirm"
        name="email"
        type="email"
        autoComplete="off"
        hint={person.email ? `You are logged in as ${person.email}.` : undefined}
        typed={email}
        error={emailError ?? undefined}
      />
      {proof.line}
    </SettingForm>
  );
}

/** First the consequences, then a confirmation by email address. */
export const LeavingSetting = () => (
  <Setting id="delete" label="Leaving" value="Delete the account" verb="Show">
    {() => (
      <>
        <p>
          This is permanent. If you only want to stop paying, cancel on the{' '}
          <Link to={paths.subscription}>Subscription</Link> page instead.
        </p>
        <ul>
          <li>
            Your subscription ends right away, and your card is not charged again. There is no refund for the
            time that is left.
          </li>
          <li>Your name, email, password and settings are erased within a few minutes.</li>
          <li>
            We keep receipts for donations as long as the law requires. We also remember that a free trial was
            used, but not who used it.
          </li>
        </ul>
        <DeletionForm />
      </>
    )}
  </Setting>
);
