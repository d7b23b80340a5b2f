import { useEffect } from 'react';
import { leaveNotice } from '#session/notice.ts';
import { findPaidPage, findStagedSignup, hasStagedTrial } from '#session/staged-signup.ts';
import { useHydrated } from '#ui/hydrated.ts';
import { moveOnTo, useReturn } from '#ui/leaving.ts';
import { beginCheckout, type CheckoutOutcome, type PlanChoice } from './begin-checkout.ts';
import type { IslandFacts } from './island-facts.ts';
import { PlanForm } from './plan-form.tsx';

export function Subscribe({ facts }: { facts: IslandFacts }) {
  useEffect(goWhereNeeded, []);
  useReturn(goWhereNeeded);
  const isHydrated = useHydrated();

  async function checkout(choice: PlanChoice): Promise<CheckoutOutcome> {
    const signup = findStagedSignup();
    const outcome: CheckoutOutcome =
      signup === null ? { status: 'expired' } : await beginCheckout(facts.config, choice, { signup });
    if (outcome.status === 'expired') signUpAgain();
    return outcome;
  }

  return (
    <PlanForm
      facts={facts}
      hasTrial={!isHydrated || hasStagedTrial()}
      checkout={checkout}
      findEmail={() => findStagedSignup()?.email ?? null}
    />
  );
}

/** Nobody chooses who has paid, or has not signed up; also where the page comes back out of the browser's memory. */
function goWhereNeeded() {
  const paidPage = findPaidPage();
  if (paidPage !== null) moveOnTo(`/welcome?session_id=${encodeURIComponent(paidPage)}`);
  else if (findStagedSignup() === null) signUpAgain();
}

function signUpAgain() {
  leaveNotice('signup-expired');
  moveOnTo('/signup');
}
