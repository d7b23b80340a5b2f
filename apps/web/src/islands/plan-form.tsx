import { checkoutFailedMessage } from '@wayfare/contracts/checkout';
import { parseDonation } from '@wayfare/contracts/donation';
import { defaultPlan, type PlanId } from '@wayfare/contracts/plans';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { leaveFor, useReturn } from '#ui/leaving.ts';
import { submit } from '#ui/submitting.ts';
import type { CheckoutOutcome, PlanChoice } from './begin-checkout.ts';
import { Charges } from './charges.tsx';
import { DonationPart } from './donation-part.tsx';
import type { IslandFacts } from './island-facts.ts';
import { PlanChoices } from './plan-choices.tsx';

interface PlanFormProps {
  facts: IslandFacts;
  hasTrial: boolean;
  checkout: (choice: PlanChoice) => Promise<CheckoutOutcome>;
}

/** Plan, donation, and what they come to. For visitors on /subscribe and for members who come back. */
export function PlanForm({ facts, hasTrial, checkout }: PlanFormProps) {
  const [plan, setPlan] = useState<PlanId>(defaultPlan);
  /** Null while no donation is wanted. */
  const [amount, setAmount] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const [failure, setFailure] = useState<{ spoken: string | undefined } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const amountRef = useRef<HTMLInputElement>(null);
  const alert = useRef<HTMLParagraphElement>(null);
  useReturn(() => setIsBusy(false));

  useEffect(() => {
    // What was chosen before the script arrived, or kept by the browser over a reload, counts.
    const chosen = new FormData(form.current ?? undefined);
    if (chosen.get('plan') === 'monthly') setPlan('monthly');
    if (chosen.has('donation')) setAmount(lineOf(chosen, 'amount') || lineOf(chosen, 'quick'));
  }, []);
  useEffect(() => {
    if (failure !== null) alert.current?.focus();
  }, [failure]);

  const parsed = amount === null ? null : parseDonation(amount);
  const donation = parsed?.isValid ? parsed.amount : null;

  async function send() {
    if (isBusy) return;
    setFailure(null);
    if (parsed !== null && !parsed.isValid) {
      setIsRefused(true);
      amountRef.current?.focus();
      return;
    }
    setIsBusy(true);
    const outcome = await checkout({ plan, donation });
    if (outcome.status === 'ready') {
      leaveFor(outcome.url);
      return;
    }
    setIsBusy(false);
    if (outcome.status === 'failed') setFailure({ spoken: outcome.spoken });
  }

  return (
    <div className="split">
      <form
        className="form two"
        method="post"
        noValidate
        ref={form}
        onSubmit={(event) => submit(event, send)}
      >
        <div>
          <h1>Choose your plan</h1>
          <p className="lead">
            Both plans open everything.{' '}
            {hasTrial
              ? 'The yearly one begins with seven free days.'
              : 'You have had your free days, so either begins with a charge today.'}
          </p>
        </div>
        <PlanChoices chosen={plan} onChoose={setPlan} hasTrial={hasTrial} />
        <DonationPart
          amount={amount}
          onAmount={(next) => {
            setAmount(next);
            setIsRefused(false);
          }}
          fault={isRefused && parsed !== null && !parsed.isValid ? parsed.reason : null}
          supportEmail={facts.config.supportEmail}
          amountRef={amountRef}
        />
        <div className="field">
          {failure !== null && (
            <>
              <Alert ref={alert}>{checkoutFailedMessage}</Alert>
              {failure.spoken !== undefined && <p className="hint">{failure.spoken}</p>}
            </>
          )}
          <Button isBusy={isBusy} busyText="Opening secure payment...">
            Continue to secure payment
          </Button>
        </div>
      </form>
      <Charges plan={plan} donation={donation} today={facts.today} hasTrial={hasTrial} />
    </div>
  );
}

function lineOf(chosen: FormData, name: string): string {
  const value = chosen.get(name);
  return typeof value === 'string' ? value : '';
}
