import { useEffect } from 'react';
import { leaveNotice } from '#session/notice.ts';
import { findStagedSignup } from '#session/staged-signup.ts';
import { moveOnTo } from '#ui/leaving.ts';
import { beginCheckout, type CheckoutOutcome, type PlanChoice } from './begin-checkout.ts';
import type { IslandFacts } from './island-facts.ts';
import { PlanForm } from './plan-form.tsx';

export function Subscribe({ facts }: { facts: IslandFacts }) {
  useEffect(() => {
    if (findStagedSignup() === null) signUpAgain();
  }, []);

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
      hasTrial={true}
      checkout={checkout}
      findEmail={() => findStagedSignup()?.email ?? null}
    />
  );
}

function signUpAgain() {
  leaveNotice('signup-expired');
  moveOnTo('/signup');
}
