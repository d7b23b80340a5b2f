import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { resetMessages, resetPassword, validateResetToken } from '@wayfare/contracts/calls/reset';
import { meetsPolicy } from '@wayfare/contracts/rules/password';
import { signupErrors } from '@wayfare/contracts/rules/signup';
import { useEffect, useState } from 'react';
import { getServerMessage, isUnreachable } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import { expectEmail, leaveNotice } from '#session/notice.ts';
import { FocusedHeading } from '#ui/focused-heading.tsx';
import { submit, useTextInput } from '#ui/form.ts';
import { replacePage } from '#ui/leave-page.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { useUrlQuery } from '#ui/query-string.ts';
import { StatusButton, useStatus } from '#ui/use-status.tsx';
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
  const status = useStatus();

  async function send() {
    if (status.isBusy) return;
    const chosen = password.read();
    if (!meetsPolicy(chosen, null)) {
      status.setMessage(signupErrors.password);
      password.inputRef.current?.focus();
      return;
    }
    status.start();
    const outcome = await choosePassword(config, token, chosen);
    if (outcome.isSaved) {
      leaveNotice('password-changed');
      if (outcome.email !== null) expectEmail(outcome.email);
      replacePage('/?modal=login');
      return;
    }
    status.report(outcome.message);
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
          describedBy="reset-rules"
        >
          <div className="field" id="reset-rules">
            <PasswordRules id="reset-checklist" config={config} password={password.text} email={null} />
            <p className="hint">And it can’t contain the first part of your email.</p>
          </div>
        </PasswordField>
        <StatusButton
          status={status}
          isDisabled={!meetsPolicy(password.text, null)}
          busyText="Saving..."
          describedBy="reset-next"
          after={
            <p className="hint" id="reset-next">
              This signs you out everywhere. After that, log in with the new password.
            </p>
          }
        >
          Reset Password
        </StatusButton>
      </form>
    </div>
  );
}
