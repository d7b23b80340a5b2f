import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { planId } from '@wayfare/contracts/rules/plans';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { leaveNotice } from '#session/notice.ts';
import {
  findPlanChoice,
  savePlanChoice,
  setSkipsPlanPage,
  takePreselectedPlan,
} from '#session/plan-choice.ts';
import { hasSession, isSignedIn } from '#session/session.ts';
import { findPaidPage, findStagedSignup, hasStagedTrial, markTrialTaken } from '#session/staged-signup.ts';
import { useHydrated } from '#ui/button.tsx';
import { replacePage, usePageRestored } from '#ui/leave-page.ts';
import { beginCheckout, type CheckoutOutcome, type PlanChoice } from './begin-checkout.ts';
import type { IslandData } from './page-data.ts';
import { PlanForm } from './plan-form.tsx';

export function Subscribe({ data }: { data: IslandData }) {
  const { config } = data;
  const hasLinkedPlan = useRef(false);
  // A layout effect, to run before the effects of the form.
  useLayoutEffect(() => {
    hasLinkedPlan.current = takeLinkedPlan();
  }, []);
  const redirect = useCallback(() => void redirectIfNeeded(config, hasLinkedPlan.current), [config]);
  useEffect(() => {
    redirect();
  }, [redirect]);
  usePageRestored(redirect);
  const isHydrated = useHydrated();

  async function checkout(choice: PlanChoice): Promise<CheckoutOutcome> {
    const signup = findStagedSignup();
    const outcome: CheckoutOutcome =
      signup === null ? { status: 'expired' } : await beginCheckout(config, choice, { signup });
    if (outcome.status === 'expired') signUpAgain();
    // Saved, so that a reload shows it too.
    if (outcome.status === 'no-trial') markTrialTaken();
    return outcome;
  }

  return (
    <PlanForm
      data={data}
      hasTrial={!isHydrated || hasStagedTrial()}
      checkout={checkout}
      findEmail={() => findStagedSignup()?.email ?? null}
      takePreselectedPlan={() =>
        findStagedSignup() === null || findPaidPage() !== null ? null : takePreselectedPlan()
      }
    />
  );
}

/**
 * Redirects visitors who have paid or have not signed up, also when the page returns from the back-forward cache.
 * Members go to the dashboard, unless this tab has a staged sign-up.
 */
async function redirectIfNeeded(config: PublicConfig, hasLinkedPlan: boolean): Promise<void> {
  const paidPage = findPaidPage();
  const isStaged = findStagedSignup() !== null;
  if (paidPage !== null) replacePage(`/welcome?session_id=${encodeURIComponent(paidPage)}`);
  else if ((hasLinkedPlan || !isStaged) && hasSession(config) && (await isSignedIn(config)))
    replacePage('/dashboard/subscription');
  else if (isStaged) return;
  // Coming from the prices is no expired sign-up.
  else if (hasLinkedPlan) {
    setSkipsPlanPage(findPlanChoice().get('amount') === null);
    replacePage('/signup');
  } else signUpAgain();
}

function signUpAgain() {
  leaveNotice('signup-expired');
  replacePage('/signup');
}

/**
 * Saves the plan from the URL. False if there is none. Removes it from the URL, so that a reload keeps a later choice.
 */
function takeLinkedPlan(): boolean {
  const plan = planId.safeParse(new URLSearchParams(location.search).get('plan'));
  if (!plan.success) return false;
  savePlanChoice(plan.data, findPlanChoice().get('amount'));
  history.replaceState(history.state, '', location.pathname);
  return true;
}
