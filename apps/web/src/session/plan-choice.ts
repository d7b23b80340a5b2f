// The plan and the donation that were chosen, kept over a look at the payment page, and until they are paid.
import { type PlanId, planId } from '@wayfare/contracts/plans';

const choiceKey = 'planChoice';

/** An amount that is null or not there: no donation is wanted. */
export function keepPlanChoice(plan: PlanId, amount: string | null): void {
  const choice = new URLSearchParams({ plan });
  if (amount !== null) choice.set('amount', amount);
  sessionStorage.setItem(choiceKey, String(choice));
}

/** As it was kept: `plan`, and `amount` as it was typed. */
export const findPlanChoice = (): URLSearchParams =>
  new URLSearchParams(sessionStorage.getItem(choiceKey) ?? '');

export const forgetPlanChoice = (): void => sessionStorage.removeItem(choiceKey);

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
