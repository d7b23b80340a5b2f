import { planId } from '@wayfare/contracts/rules/plans';
import { findPlanChoice, keepPlanChoice } from '#session/plan-choice.ts';

/**
 * The plan of the price that was clicked, as the address says it, becomes what was chosen; whether there was one. It is
 * taken out of the address, so that another choice stands when the page is loaded again.
 */
export function takeLinkedPlan(): boolean {
  const plan = planId.safeParse(new URLSearchParams(location.search).get('plan'));
  if (!plan.success) return false;
  keepPlanChoice(plan.data, findPlanChoice().get('amount'));
  history.replaceState(history.state, '', location.pathname);
  return true;
}
