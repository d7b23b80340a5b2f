import { checkoutFailedMessage, trialTakenMessage } from '@wayfare/contracts/calls/checkout';
import {
  cleanDonationInput,
  donationMessage,
  donationQuickAmounts,
  donationRange,
  parseDonation,
} from '@wayfare/contracts/rules/donation';
import { formatMoneyShort, type Money, usd } from '@wayfare/contracts/rules/money';
import {
  defaultPlan,
  formatPlanPrice,
  formatPricePerMonth,
  type PlanId,
  planId,
  plans,
} from '@wayfare/contracts/rules/plans';
import { type Ref, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { clearPlanChoice, findPlanChoice, savePlanChoice } from '#session/plan-choice.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { submit } from '#ui/form.ts';
import { navigateTo, usePageRestored } from '#ui/leave-page.ts';
import { Segments } from '#ui/segments.tsx';
import { Waiting } from '#ui/waiting.tsx';
import type { CheckoutOutcome, PlanChoice } from './begin-checkout.ts';
import { Charges, chargeSentence } from './charges.tsx';
import { Consent } from './consent.tsx';
import { ResendLink } from './lazy-resend-link.tsx';
import type { IslandData } from './page-data.ts';

interface DonationPartProps {
  /** Text of the amount field; null if no donation is wanted. */
  amount: string | null;
  onAmount: (amount: string | null) => void;
  error: 'empty' | 'format' | 'below' | 'above' | null;
  supportEmail: string;
  amountRef: RefObject<HTMLInputElement | null>;
}

function DonationPart({ amount, onAmount, error, supportEmail, amountRef }: DonationPartProps) {
  function write(next: string | null) {
    if (amountRef.current !== null) amountRef.current.value = next ?? '';
    onAmount(next);
  }
  return (
    <div className="donation">
      <label>
        <input
          type="checkbox"
          id="gift"
          name="donation"
          checked={amount !== null}
          onChange={(event) => write(event.currentTarget.checked ? '' : null)}
        />
        Add a one-time donation
      </label>
      <p className="hint">
        It pays for a page for someone who cannot. Donations are tax-deductible; the subscription is not.
      </p>
      {/* Always in the page, and hidden by the style sheet while the box is not ticked. */}
      <div className="donation-amounts">
        <QuickAmounts amount={amount ?? ''} onAmount={write} />
        <label className="other-amount">
          <span>or</span> <span className="vh">another amount in dollars</span>
          <input
            className="in"
            name="amount"
            inputMode="decimal"
            autoComplete="transaction-amount"
            placeholder="$ amount"
            // Uncontrolled, so that the browser can restore the text when the visitor comes back.
            ref={amountRef}
            onChange={({ currentTarget }) => onAmount(cleanAmount(currentTarget))}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'donation-error donation-bounds' : 'donation-bounds'}
          />
        </label>
      </div>
      {error && (
        <div id="donation-error">
          <Alert>{donationMessage}</Alert>
          {error === 'above' && (
            <p className="hint">
              For a larger donation, please write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
            </p>
          )}
        </div>
      )}
      <p className="hint donation-amounts" id="donation-bounds">
        From {donationRange}, with up to two decimals.
      </p>
    </div>
  );
}

/** Removes invalid characters and keeps the caret position. */
function cleanAmount(field: HTMLInputElement): string {
  const text = cleanDonationInput(field.value);
  if (text !== field.value) {
    const caret = cleanDonationInput(field.value.slice(0, field.selectionStart ?? 0)).length;
    field.value = text;
    field.setSelectionRange(caret, caret);
  }
  return text;
}

const toDollars = ({ amountMinor }: Money): number => amountMinor / 100;

function QuickAmounts({ amount, onAmount }: { amount: string; onAmount: (amount: string) => void }) {
  const parsed = parseDonation(amount);
  return (
    <fieldset>
      <legend className="vh">Amount of the donation</legend>
      <Segments
        name="quick"
        options={donationQuickAmounts.map(toDollars)}
        value={parsed.isValid ? toDollars(parsed.amount) : null}
        onChange={(dollars) => onAmount(String(dollars))}
        label={(dollars) => formatMoneyShort(usd(dollars))}
      />
    </fieldset>
  );
}

interface PlanChoicesProps {
  chosen: PlanId;
  onChoose: (plan: PlanId) => void;
  hasTrial: boolean;
}

function PlanChoices({ chosen, onChoose, hasTrial }: PlanChoicesProps) {
  return (
    <fieldset>
      <legend className="vh">Plan</legend>
      <div className="plans">
        {planId.options.map((id) => (
          <label className="plan" key={id}>
            <span>
              <input
                type="radio"
                name="plan"
                value={id}
                checked={chosen === id}
                onChange={() => onChoose(id)}
              />
              <strong>{plans[id].name}</strong>
            </span>
            <span className="num">
              {formatPricePerMonth(id)}
              <span className="per-month"> / mo</span>
            </span>
            <span className="hint">{describePlan(id, hasTrial)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function describePlan(id: PlanId, hasTrial: boolean): string {
  const { interval, trialDays } = plans[id];
  if (interval === 'month') return 'From today, with no trial';
  const price = formatPlanPrice(id);
  return hasTrial ? `${price}, after ${trialDays} days free` : `${price}, from today`;
}

interface PlanFormProps {
  data: IslandData;
  hasTrial: boolean;
  checkout: (choice: PlanChoice) => Promise<CheckoutOutcome>;
  /** Heading level: the page, or a section of one. */
  heading?: 'h1' | 'h2';
  /** The address for a new confirmation link, if the sign-up is paid. */
  findEmail?: () => string | null;
  /** The plan whose payment page opens at once. Returned only once. */
  takePreselectedPlan?: () => PlanId | null;
}

type Failure = Extract<CheckoutOutcome, { status: 'failed' | 'already-paid' }>;

/** The choice of plan and donation, for visitors on /subscribe and for members who return. */
export function PlanForm({
  data,
  hasTrial: isPromised,
  checkout,
  heading: Heading = 'h1',
  findEmail,
  takePreselectedPlan,
}: PlanFormProps) {
  const { config, today } = data;
  const [plan, setPlan] = useState<PlanId>(defaultPlan);
  /** Null while no donation is wanted. */
  const [amount, setAmount] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const [isTrialTaken, setIsTrialTaken] = useState(false);
  const hasTrial = isPromised && !isTrialTaken;
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const amountRef = useRef<HTMLInputElement>(null);
  const alert = useRef<HTMLParagraphElement>(null);
  // Hidden until it is known that a choice is needed.
  const [isHidden, setIsHidden] = useState(takePreselectedPlan !== undefined);
  usePageRestored(() => {
    setIsHidden(false);
    setIsBusy(false);
  });

  // Saved at once, because an effect might not run before a redirect to the sign-up.
  function choose(nextPlan: PlanId, nextAmount: string | null) {
    setPlan(nextPlan);
    setAmount(nextAmount);
    savePlanChoice(nextPlan, nextAmount);
  }

  const restoreChoice = useEffectEvent(() => {
    // Choices made before the script loaded win over those of an earlier visit.
    const chosen = new FormData(form.current ?? undefined);
    const saved = findPlanChoice();
    const isMonthly = [chosen, saved].some((choice) => choice.get('plan') === 'monthly');
    const savedAmount = chosen.has('donation')
      ? readField(chosen, 'amount') || readField(chosen, 'quick')
      : saved.get('amount');
    choose(isMonthly ? 'monthly' : defaultPlan, savedAmount);
    if (savedAmount !== null && amountRef.current !== null) amountRef.current.value = savedAmount;
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the server does not know what this browser stores
    restoreChoice();
  }, []);
  const openPreselected = useEffectEvent(() => {
    const preselected = takePreselectedPlan?.() ?? null;
    if (preselected === null && findEmail?.() != null) setIsHidden(false);
    if (preselected !== null) void open({ plan: preselected, donation: null, hasTrial });
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the server does not know what this browser stores
    openPreselected();
  }, []);
  useEffect(() => {
    if (failure !== null || isTrialTaken) alert.current?.focus();
  }, [failure, isTrialTaken]);

  const parsed = amount === null ? null : parseDonation(amount);
  const amountError = isRefused && parsed !== null && !parsed.isValid ? parsed.reason : null;
  const choice: PlanChoice = { plan, donation: parsed?.isValid ? parsed.amount : null, hasTrial };

  async function send() {
    if (isBusy) return;
    setFailure(null);
    if (parsed !== null && !parsed.isValid) {
      setIsRefused(true);
      amountRef.current?.focus();
      return;
    }
    await open(choice);
  }

  async function open(chosen: PlanChoice) {
    setIsBusy(true);
    const outcome = await checkout(chosen);
    if (outcome.status === 'ready') {
      navigateTo(outcome.url);
      return;
    }
    setIsHidden(false);
    setIsBusy(false);
    if (outcome.status === 'no-trial') setIsTrialTaken(true);
    else if (outcome.status !== 'expired') setFailure(outcome);
    if (outcome.status === 'already-paid') clearPlanChoice();
  }

  const email =
    failure?.status === 'already-paid' && failure.reason === 'signup-paid' ? (findEmail?.() ?? null) : null;
  if (email !== null && failure !== null) {
    return (
      <div className="single-column flow big">
        <Heading>Nothing is left to pay</Heading>
        <Failed failure={failure} ref={alert} />
        <ResendLink config={config} email={email} />
      </div>
    );
  }
  const bill = { ...choice, today };
  return (
    <>
      {isHidden && <Waiting text="One moment..." />}
      <div className="split" hidden={isHidden}>
        <form
          className="form plan-form"
          method="post"
          noValidate
          ref={form}
          onSubmit={(event) => submit(event, send)}
        >
          <div>
            <Heading>Choose your plan</Heading>
            <p className="lead">
              Both plans open everything.{' '}
              {hasTrial
                ? 'The yearly one begins with seven free days, once for each person and each card.'
                : 'You’ve had your free days, so both begin with a charge today.'}
            </p>
          </div>
          <PlanChoices chosen={plan} onChoose={(next) => choose(next, amount)} hasTrial={hasTrial} />
          <DonationPart
            amount={amount}
            onAmount={(next) => {
              choose(plan, next);
              setIsRefused(false);
            }}
            error={amountError}
            supportEmail={config.supportEmail}
            amountRef={amountRef}
          />
          <div className="field">
            {failure !== null && <Failed failure={failure} ref={alert} />}
            {failure === null && isTrialTaken && <Alert ref={alert}>{trialTakenMessage}</Alert>}
            <Button
              isBusy={isBusy}
              busyText="Opening secure payment..."
              describedBy="plan-charge plan-consent"
            >
              Continue to secure payment
            </Button>
            <p className="hint" id="plan-charge">
              {chargeSentence(bill)}
            </p>
            <Consent id="plan-consent" doing="By subscribing" />
          </div>
        </form>
        <Charges {...bill} heading={Heading === 'h1' ? 'h2' : 'h3'} />
      </div>
    </>
  );
}

function Failed({ failure, ref }: { failure: Failure; ref: Ref<HTMLParagraphElement> }) {
  const { status, message } = failure;
  if (status === 'already-paid') return <Alert ref={ref}>{message ?? checkoutFailedMessage}</Alert>;
  return (
    <>
      <Alert ref={ref}>{checkoutFailedMessage}</Alert>
      {message !== undefined && <p className="hint">{message}</p>}
    </>
  );
}

function readField(chosen: FormData, name: string): string {
  const value = chosen.get(name);
  return typeof value === 'string' ? value : '';
}
