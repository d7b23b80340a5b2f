import { type Payment, verifyCheckout } from '@wayfare/contracts/calls/auth';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { verifyCheckoutMessages } from '@wayfare/contracts/messages/confirmation';
import { canonicalEmail } from '@wayfare/contracts/rules/email';
import { confirmRedirectDelayMs } from '@wayfare/contracts/rules/timings';
import { useEffect, useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import type { Identity } from '#session/client.ts';
import { clearPlanChoice } from '#session/plan-choice.ts';
import { findCurrentPerson, hasSession } from '#session/session.ts';
import { findStagedSignup, markTrialTaken, savePaidPage } from '#session/staged-signup.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { replacePage } from '#ui/leave-page.ts';
import { useUrlQuery } from '#ui/query-string.ts';
import { Waiting } from '#ui/waiting.tsx';
import { ResendLink } from './lazy-resend-link.tsx';
import type { IslandData } from './page-data.ts';

type PaymentOutcome =
  | { readonly isVerified: true; readonly email: string | null; readonly payment: Payment | null }
  | {
      readonly isVerified: false;
      /** Message if the card has had a trial before. */
      readonly repeated?: string;
    };

/** The visitor may return before the provider marks the payment as complete. */
const defaultPausesMs = [1_000, 2_000, 4_000];

export async function verifyPayment(
  config: Pick<PublicConfig, 'bases'>,
  sessionId: string,
  pausesMs: readonly number[] = defaultPausesMs,
): Promise<PaymentOutcome> {
  try {
    const { email, payment, error } = await call(
      verifyCheckout,
      { body: { session_id: sessionId } },
      { config },
    );
    return error === undefined
      ? { isVerified: true, email: email ?? null, payment: payment ?? null }
      : { isVerified: false };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'checkout_trial_repeated')
      return { isVerified: false, repeated: error.message };
    const [pauseMs, ...later] = pausesMs;
    // All other failures show the same message.
    if (pauseMs === undefined || !isUnpaid(error)) return { isVerified: false };
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return verifyPayment(config, sessionId, later);
  }
}

const isUnpaid = (error: unknown): boolean => error instanceof ApiError && error.code === 'checkout_unpaid';

export function Welcome({ data }: { data: IslandData }) {
  const { config } = data;
  const query = useUrlQuery();
  const sessionId = query?.get('session_id');
  return (
    <div className="single-column flow big">
      <h1>Welcome to {config.siteName}</h1>
      {query === null ? (
        <Verifying />
      ) : sessionId ? (
        <Verification data={data} sessionId={sessionId} />
      ) : (
        <Failed config={config} message={verifyCheckoutMessages.missing} />
      )}
    </div>
  );
}

const Verifying = () => <Waiting text="Verifying your subscription..." />;

type Outcome =
  | { readonly status: 'failed' }
  | { readonly status: 'repeated'; readonly message: string }
  | { readonly status: 'member' }
  | { readonly status: 'visitor'; readonly email: string | null; readonly payment: Payment | null };

async function verifySession(config: PublicConfig, sessionId: string): Promise<Outcome> {
  const verified = await verifyPayment(config, sessionId);
  if (!verified.isVerified) {
    const { repeated } = verified;
    return repeated === undefined ? { status: 'failed' } : { status: 'repeated', message: repeated };
  }
  const { email, payment } = verified;
  recordPayment(sessionId, email);
  return (await isPaidByMember(config, email)) ? { status: 'member' } : { status: 'visitor', email, payment };
}

function Verification({ data, sessionId }: { data: IslandData; sessionId: string }) {
  const { config } = data;
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    if (outcome !== null) return;
    const verify = async () => setOutcome(await verifySession(config, sessionId));
    void verify();
  }, [outcome, config, sessionId]);

  switch (outcome?.status) {
    case undefined:
      return <Verifying />;
    case 'member':
      return <RedirectToDashboard />;
    case 'visitor':
      return <CheckEmail data={data} email={outcome.email} payment={outcome.payment} />;
    case 'repeated':
      return <RepeatedTrial message={outcome.message} />;
    case 'failed':
      return (
        <Failed config={config} message={verifyCheckoutMessages.failed} tryAgain={() => setOutcome(null)} />
      );
  }
}

function RedirectToDashboard() {
  useEffect(() => {
    const timer = setTimeout(() => replacePage('/dashboard'), confirmRedirectDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="flow" role="status">
      <p className="lead">
        Thank you. Your subscription has started, and everything is open to you. Taking you to your
        dashboard...
      </p>
      <p>
        <a href="/dashboard">Go there now</a>
      </p>
    </div>
  );
}

interface CheckEmailProps {
  data: IslandData;
  email: string | null;
  payment: Payment | null;
}

function CheckEmail({ data: { config, timeZone }, email, payment }: CheckEmailProps) {
  return (
    <div className="flow">
      <p className="lead" role="status">
        Thank you. One thing is left: please check your inbox and confirm your email with the link that is on
        its way to {email === null ? 'you' : <strong>{email}</strong>}.
      </p>
      <p className="hint">It can take a few minutes. If nothing comes, look in your spam folder.</p>
      {payment && <p>{describePayment(payment, timeZone)}</p>}
      {email !== null && (
        <details>
          <summary>Didn’t get it?</summary>
          <ResendLink config={config} email={email} />
        </details>
      )}
      <p>
        Confirmed already? <a href="/login">Log in</a>
      </p>
    </div>
  );
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

export function describePayment(
  { amountMinor, nextAmountMinor, hasTrial, nextChargeAt }: Payment,
  timeZone: string,
): string {
  const sum = (minor: number) => dollars.format(minor / 100);
  const day = new Date(nextChargeAt).toLocaleDateString('en-US', { dateStyle: 'long', timeZone });
  const today = amountMinor === 0 ? 'Nothing was charged today.' : `You paid ${sum(amountMinor)} today.`;
  const price = sum(nextAmountMinor);
  return hasTrial
    ? `${today} Your free days last until ${day}. Then your card is charged ${price}, unless you cancel before then.`
    : `${today} The next charge is ${price} on ${day}, unless you cancel before then.`;
}

/** Leads back to /subscribe, which then offers no trial. */
function RepeatedTrial({ message }: { message: string }) {
  useEffect(() => {
    markTrialTaken();
  }, []);
  return (
    <div className="flow">
      <p className="lead" role="status">
        {message}
      </p>
      <p>
        <a className="btn" href="/subscribe">
          Choose a plan
        </a>
      </p>
    </div>
  );
}

interface FailedProps {
  config: PublicConfig;
  message: string;
  tryAgain?: () => void;
}

function Failed({ config, message, tryAgain }: FailedProps) {
  return (
    <div className="flow">
      <Alert>{message}</Alert>
      {tryAgain && (
        <p>
          <Button onClick={tryAgain}>Try again</Button>
        </p>
      )}
      <p>
        If you’ve paid, your payment is safe. Please write to{' '}
        <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>.
      </p>
    </div>
  );
}

/** Clears the plan choice, and saves that the staged sign-up of this browser is paid. */
function recordPayment(sessionId: string, email: string | null): void {
  clearPlanChoice();
  const signup = findStagedSignup();
  if (signup && email !== null && canonicalEmail(signup.email) === canonicalEmail(email)) {
    savePaidPage(sessionId);
  }
}

/** A visitor who pays for a new account cannot be signed in yet. */
async function isPaidByMember(config: Identity, email: string | null): Promise<boolean> {
  if (email === null || !hasSession(config)) return false;
  const person = await findCurrentPerson(config).catch(() => null);
  return person?.email != null && canonicalEmail(person.email) === canonicalEmail(email);
}
