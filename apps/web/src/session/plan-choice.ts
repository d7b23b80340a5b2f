// The plan and the donation that were chosen, kept over a look at the payment page, and until they are paid.
import type { PlanId } from '@wayfare/contracts/rules/plans';

const choiceKey = 'planChoice';

/** An amount that is null or not there: no donation is wanted. */
export function savePlanChoice(plan: PlanId, amount: string | null): void {
  const choice = new URLSearchParams({ plan });
  if (amount !== null) choice.set('amount', amount);
  sessionStorage.setItem(choiceKey, String(choice));
}

/** As it was kept: `plan`, and `amount` as it was typed. */
export const findPlanChoice = (): URLSearchParams =>
  new URLSearchParams(sessionStorage.getItem(choiceKey) ?? '');

export const clearPlanChoice = (): void => sessionStorage.removeItem(choiceKey);

const straightOnKey = 'planIsSettled';

/** Whoever chose a plan by its price need not choose it again: after the signup the payment page opens. */
export function setSkipsPlanPage(isSettled: boolean): void {
  if (isSettled) sessionStorage.setItem(straightOnKey, 'true');
  else sessionStorage.removeItem(straightOnKey);
}

/** The plan that the signup leads straight to the payment of; null where it is still to be chosen. */
export function findPreselectedPlan(): PlanId | null {
  if (sessionStorage.getItem(straightOnKey) === null) return null;
  return findPlanChoice().get('plan') === 'monthly' ? 'monthly' : 'yearly';
}

/** Once: who comes back from the payment page wants to look at the choice. */
export function takePreselectedPlan(): PlanId | null {
  const plan = findPreselectedPlan();
  setSkipsPlanPage(false);
  return plan;
}
