// The chosen plan and donation, saved until they are paid.
import type { PlanId } from '@wayfare/contracts/rules/plans';

const choiceKey = 'planChoice';

/** A null amount means no donation. */
export function savePlanChoice(plan: PlanId, amount: string | null): void {
  const choice = new URLSearchParams({ plan });
  if (amount !== null) choice.set('amount', amount);
  sessionStorage.setItem(choiceKey, String(choice));
}

/** `plan`, and `amount` as typed. */
export const findPlanChoice = (): URLSearchParams =>
  new URLSearchParams(sessionStorage.getItem(choiceKey) ?? '');

export const clearPlanChoice = (): void => sessionStorage.removeItem(choiceKey);

const skipsPlanPageKey = 'skipsPlanPage';

/** A visitor who came by the price of a plan skips the plan page. */
export function setSkipsPlanPage(skips: boolean): void {
  if (skips) sessionStorage.setItem(skipsPlanPageKey, 'true');
  else sessionStorage.removeItem(skipsPlanPageKey);
}

/** Null if the plan still has to be chosen. */
export function findPreselectedPlan(): PlanId | null {
  if (sessionStorage.getItem(skipsPlanPageKey) === null) return null;
  return findPlanChoice().get('plan') === 'monthly' ? 'monthly' : 'yearly';
}

/** Only once, so that Back from the payment page shows the plan page. */
export function takePreselectedPlan(): PlanId | null {
  const plan = findPreselectedPlan();
  setSkipsPlanPage(false);
  return plan;
}
