import { csrfHeader, storeSignup } from '@wayfare/contracts/calls/auth';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { withCrossMark } from '@wayfare/contracts/messages/marks';
import { canonicalEmail, emailMessage, isSignupEmail } from '@wayfare/contracts/rules/email';
import type { PlanId } from '@wayfare/contracts/rules/plans';
import {
  maxNameLength,
  type SignupDetails,
  type SignupField,
  signupMessages,
  validateSignup,
} from '@wayfare/contracts/rules/signup';
import { Suspense, useEffect, useRef, useState } from 'react';
import { ApiError, getServerMessage } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import { findPreselectedPlan } from '#session/plan-choice.ts';
import {
  findStagedSignup,
  randomToken,
  type StagedSignup,
  saveStagedSignup,
} from '#session/staged-signup.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { submit, useTextInput } from '#ui/form.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { navigateTo, usePageRestored } from '#ui/leave-page.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { StatusLine } from '#ui/status-line.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { Consent } from './consent.tsx';
import { EmailField } from './email-field.tsx';
import { ResendLink } from './lazy-resend-link.tsx';
import type { IslandData } from './page-data.ts';
import { PasswordRules } from './password-rules.tsx';
import { useNotice } from './use-notice.ts';

type StageOutcome =
  | { readonly isStaged: true; readonly signup: StagedSignup }
  | ({ readonly isStaged: false } & SignupFailure);

/** The sign-up may be paid already, but not confirmed. */
interface SignupFailure {
  readonly message: string;
  readonly isPaid: boolean;
}

export async function stageSignup(
  config: Pick<PublicConfig, 'bases'>,
  details: SignupDetails,
  staged: StagedSignup | null,
): Promise<StageOutcome> {
  // The token identifies a visitor who starts again with the same address, even with an open payment page.
  const isSame = staged !== null && canonicalEmail(staged.email) === canonicalEmail(details.email);
  const [token, csrfToken] = [isSame ? staged.token : randomToken(), randomToken()];
  const body = { ...details, name: details.name.trim(), token, csrfToken };
  try {
    await call(storeSignup, { body }, { config, headers: { [csrfHeader]: csrfToken } });
    return { isStaged: true, signup: { email: details.email, token } };
  } catch (error) {
    const message = withCrossMark(getServerMessage(error) ?? signupMessages.failed);
    const isPaid = error instanceof ApiError && error.code === 'signup_paid';
    return { isStaged: false, message, isPaid };
  }
}

// Needed only by visitors who came by the price of a plan.
const PreselectedPlan = lazyComponent(() =>
  import('./preselected-plan.tsx').then(({ PreselectedPlan }) => PreselectedPlan),
);

/** After something was typed. */
const dismissed: SignupFailure = { message: '', isPaid: false };

export function Signup({ data: { config, today } }: { data: IslandData }) {
  const fields = {
    name: useTextInput('signupFormName'),
    email: useTextInput('signupFormEmail'),
    password: useTextInput(),
  };
  const [failure, setFailure] = useState<SignupFailure | null>(null);
  const [isPreparing, setIsPreparing] = useState(false);
  const line = useRef<HTMLOutputElement>(null);
  const waiting = useRef<HTMLOutputElement>(null);
  const wasPreparing = useRef(false);
  const isExpired = useNotice() === 'signup-expired';
  const [plan, setPlan] = useState<PlanId | null>(null);
  usePageRestored(() => setIsPreparing(false));

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the server does not know what this browser stores
    setPlan(findPreselectedPlan());
  }, []);

  useEffect(() => {
    if (isPreparing) waiting.current?.focus();
    else if (wasPreparing.current) line.current?.focus();
    wasPreparing.current = isPreparing;
  }, [isPreparing]);

  async function send() {
    if (isPreparing) return;
    const details = {
      name: fields.name.read(),
      email: fields.email.read(),
      password: fields.password.read(),
    };
    const verdict = validateSignup(details);
    if (!verdict.isValid) {
      setFailure({ message: verdict.message, isPaid: false });
      fields[verdict.field satisfies SignupField].inputRef.current?.focus();
      return;
    }
    setFailure(null);
    setIsPreparing(true);
    const outcome = await stageSignup(config, details, findStagedSignup());
    if (outcome.isStaged) {
      saveStagedSignup(outcome.signup);
      navigateTo('/subscribe');
      return;
    }
    setIsPreparing(false);
    setFailure(outcome);
  }

  const name = fields.name.text;
  const email = fields.email.text;
  const password = fields.password.text;
  const isEmailGood = isSignupEmail(email);
  const isReady = validateSignup({ name, email, password }).isValid;

  return (
    <div className="flow">
      <h1>Sign up for {config.siteName}</h1>
      <p className="lead">
        Three lines about you. The card comes after that, and nothing is charged on this page.
      </p>
      {isPreparing && <Waiting text={signupMessages.preparing} ref={waiting} />}
      <form
        className="form signup-form"
        method="post"
        noValidate
        hidden={isPreparing}
        onInput={() => setFailure((before) => before && dismissed)}
        onSubmit={(event) => submit(event, send)}
      >
        <Field
          id="signup-name"
          label="First name"
          name="name"
          autoComplete="given-name"
          maxLength={maxNameLength}
          typed={fields.name}
          isGood={name.trim() !== ''}
        />
        <EmailField
          id="signup-email"
          autoComplete="email"
          typed={fields.email}
          isGood={isEmailGood}
          error={email === '' || isEmailGood ? undefined : emailMessage}
        />
        <PasswordField
          id="signup-password"
          label="Password"
          autoComplete="new-password"
          typed={fields.password}
          describedBy="signup-rules"
        >
          <PasswordRules id="signup-rules" config={config} password={password} email={email} />
        </PasswordField>
        <div className="field">
          <StatusLine message={failure?.message ?? (isExpired ? signupMessages.expired : null)} ref={line} />
          {failure?.isPaid && <ResendLink config={config} email={email} />}
          <Button
            isDisabled={!isReady}
            describedBy={`signup-next ${plan === null ? '' : 'signup-plan '}signup-consent`}
          >
            Continue with Email
          </Button>
          {(plan === null || !isReady) && (
            <p className="hint" id="signup-next">
              {isReady ? 'Next you choose a plan.' : describeMissing({ name, email, password })}
            </p>
          )}
          {plan !== null && (
            <Suspense>
              <PreselectedPlan plan={plan} today={today} />
            </Suspense>
          )}
          <Consent id="signup-consent" doing="By signing up" />
        </div>
        <p>
          Already a {config.memberName}? <a href="/login">Log in</a>
        </p>
      </form>
    </div>
  );
}

function describeMissing({ name, email, password }: SignupDetails): string {
  if (name.trim() === '' || email === '' || password === '')
    return 'First fill in your name, your email, and a password.';
  return isSignupEmail(email)
    ? 'First choose a password that meets every rule above.'
    : 'First check your email address.';
}
