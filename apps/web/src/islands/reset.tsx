import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { resetMessages, resetPassword, validateResetToken } from '@wayfare/contracts/calls/reset';
import { meetsPolicy } from '@wayfare/contracts/rules/password';
import { signupErrors } from '@wayfare/contracts/rules/signup';
import { useEffect, useRef, useState } from 'react';
import { getServerMessage, isUnreachable } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import { expectEmail, leaveNotice } from '#session/notice.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FocusedHeading } from '#ui/focused-heading.tsx';
import { submit, useTextInput } from '#ui/form.ts';
import { replacePage, usePageRestored } from '#ui/leave-page.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { useUrlQuery } from '#ui/query-string.ts';
import { Waiting } from '#ui/waiting.tsx';
import type { IslandData } from './page-data.ts';
import { PasswordRules } from './password-rules.tsx';

type Config = Pick<PublicConfig, 'bases'>;

export async function isResetLinkGood(config: Config, token: string): Promise<boolean> {
  try {
    await call(validateResetToken, { body: { token } }, { config });
    return true;
  } catch {
    // Any failure leads to the page that offers a new link.
    return false;
  }
}

type PasswordOutcome =
  /** Null if the service does not say whose password it was. */
  | { readonly isSaved: true; readonly email: string | null }
  | { readonly isSaved: false; readonly message: string };

export async function choosePassword(
  config: Config,
  token: string,
  password: string,
): Promise<PasswordOutcome> {
  try {
    const { email } = await call(resetPassword, { body: { token, password } }, { config });
    return { isSaved: true, email: email ?? null };
  } catch (error) {
    const message = isUnreachable(error)
      ? resetMessages.unreachable
      : (getServerMessage(error) ?? resetMessages.failed);
    return { isSaved: false, message };
  }
}

export function Reset({ data: { config } }: { data: IslandData }) {
  const query = useUrlQuery();
  const [goodToken, setGoodToken] = useState<string | null>(null);

  useEffect(() => {
    if (query === null) return;
    const check = async (token: string | null) => {
      if (token && (await isResetLinkGood(config, token))) setGoodToken(token);
      else replacePage('/reset-expired');
    };
    void check(query.get('token'));
  }, [config, query]);

  if (goodToken !== null) return <NewPassword config={config} token={goodToken} />;
  return (
    <div className="single-column flow big">
      <h1>Your new password</h1>
      <Waiting text={resetMessages.validating} />
    </div>
  );
}

function NewPassword({ config, token }: { config: PublicConfig; token: string }) {
  const password = useTextInput();
  const [message, setMessage] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const alert = useRef<HTMLParagraphElement>(null);
  usePageRestored(() => setIsSaving(false));
  useEffect(() => {
    if (message !== null && message !== signupErrors.password) alert.current?.focus();
  }, [message]);

  async function send() {
    if (isSaving) return;
    setMessage(null);
    const chosen = password.read();
    if (!meetsPolicy(chosen, null)) {
      setMessage(signupErrors.password);
      password.inputRef.current?.focus();
      return;
    }
    setIsSaving(true);
    const outcome = await choosePassword(config, token, chosen);
    if (outcome.isSaved) {
      leaveNotice('password-changed');
      if (outcome.email !== null) expectEmail(outcome.email);
      replacePage('/?modal=login');
      return;
    }
    setIsSaving(false);
    setMessage(outcome.message);
  }

  return (
    <div className="single-column flow big">
      <FocusedHeading>Reset Your Password</FocusedHeading>
      <form className="form" method="post" noValidate onSubmit={(event) => submit(event, send)}>
        <PasswordField
          id="reset-password"
          label="New password"
          autoComplete="new-password"
          typed={password}
          below={{
            id: 'reset-rules',
            content: (
              <div className="field" id="reset-rules">
                <PasswordRules id="reset-checklist" config={config} password={password.text} email={null} />
                <p className="hint">And it can’t contain the first part of your email.</p>
              </div>
            ),
          }}
        />
        <div className="field">
          {message !== null && <Alert ref={alert}>{message}</Alert>}
          <Button
            isDisabled={!meetsPolicy(password.text, null)}
            isBusy={isSaving}
            busyText="Saving..."
            describedBy="reset-next"
          >
            Reset Password
          </Button>
          <p className="hint" id="reset-next">
            This signs you out everywhere. After that, log in with the new password.
          </p>
        </div>
      </form>
    </div>
  );
}
