import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { requestReset } from '@wayfare/contracts/calls/reset';
import { emailMessage, isForgotEmail } from '@wayfare/contracts/rules/email';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { Button } from '#ui/button.tsx';
import { FocusedHeading } from '#ui/focused-heading.tsx';
import { submit, useTextInput } from '#ui/form.ts';
import { EmailField } from './email-field.tsx';
import type { IslandData } from './page-data.ts';

export function Forgot({ data: { config } }: { data: IslandData }) {
  const email = useTextInput();
  const [error, setError] = useState<string>();
  const [requestedEmail, setRequestedEmail] = useState<string | null>(null);
  const [isRequesting, setIsRequesting] = useState(false);

  async function send() {
    if (isRequesting) return;
    const address = email.read().trim();
    if (!isForgotEmail(address)) {
      setError(emailMessage);
      email.inputRef.current?.focus();
      return;
    }
    setIsRequesting(true);
    await requestResetLink(config, address);
    setRequestedEmail(address);
  }

  if (requestedEmail !== null) return <CheckYourEmail email={requestedEmail} />;
  const isError = error !== undefined && !isForgotEmail(email.text);
  return (
    <div className="single-column flow big">
      <h1>Forgot your password?</h1>
      <p className="lead">
        Tell us the email you signed up with, and we will send you a link to choose a new one.
      </p>
      <form className="form" method="post" noValidate onSubmit={(event) => submit(event, send)}>
        <EmailField
          id="forgot-email"
          autoComplete="email"
          typed={email}
          error={isError ? error : undefined}
        />
        <Button isBusy={isRequesting} busyText="Sending...">
          Send reset link
        </Button>
        <p>
          <a href="/login">Back</a>
        </p>
      </form>
    </div>
  );
}

function CheckYourEmail({ email }: { email: string }) {
  return (
    <div className="single-column flow big">
      <FocusedHeading>Check Your Email</FocusedHeading>
      <p className="lead">
        If <strong>{email}</strong> belongs to an account, a link to choose a new password is on its way
        there. It works once, within an hour.
      </p>
      <p>
        <a href="/login">Back</a>
      </p>
    </div>
  );
}

async function requestResetLink(config: Pick<PublicConfig, 'bases'>, email: string): Promise<void> {
  try {
    await call(requestReset, { body: { email } }, { config });
  } catch {
    // Every outcome shows the same page, which must not reveal who has an account.
  }
}
