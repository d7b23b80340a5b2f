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
  const isByPrice = useRef(false);
  // Before the form looks at what was chosen.
  useLayoutEffect(() => {
    isByPrice.current = takeLinkedPlan();
  }, []);
  const loadMore = useCallback(() => void redirectIfNeeded(config, isByPrice.current), [config]);
  useEffect(() => {
    loadMore();
  }, [loadMore]);
  usePageRestored(loadMore);
  const isHydrated = useHydrated();

  async function checkout(choice: PlanChoice): Promise<CheckoutOutcome> {
    const signup = findStagedSignup();
    const outcome: CheckoutOutcome =
      signup === null ? { status: 'expired' } : await beginCheckout(config, choice, { signup });
    if (outcome.status === 'expired') signUpAgain();
    // The page says it, and says it again when it is loaded again.
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
 * Nobody chooses here who has paid, or has not signed up; also where the page comes back out of the browser's memory.
 * A member's place is the dashboard, unless this tab is signing somebody else up.
 */
async function redirectIfNeeded(config: PublicConfig, isByPrice: boolean): Promise<void> {
  const paidPage = findPaidPage();
  const isStaged = findStagedSignup() !== null;
  if (paidPage !== null) replacePage(`/welcome?session_id=${encodeURIComponent(paidPage)}`);
  else if ((isByPrice || !isStaged) && hasSession(config) && (await isSignedIn(config)))
    replacePage('/dashboard/subscription');
  else if (isStaged) return;
  // Whoever comes from the prices has not signed up yet, and did nothing wrong.
  else if (isByPrice) {
    setSkipsPlanPage(findPlanChoice().get('amount') === null);
    replacePage('/signup');
  } else signUpAgain();
}

function signUpAgain() {
  leaveNotice('signup-expired');
  replacePage('/signup');
}

/**
 * The plan of the price that was clicked, as the address says it, becomes what was chosen; whether there was one. It is
 * taken out of the address, so that another choice stands when the page is loaded again.
 */
function takeLinkedPlan(): boolean {
  const plan = planId.safeParse(new URLSearchParams(location.search).get('plan'));
  if (!plan.success) return false;
  savePlanChoice(plan.data, findPlanChoice().get('amount'));
  history.replaceState(history.state, '', location.pathname);
  return true;
}
