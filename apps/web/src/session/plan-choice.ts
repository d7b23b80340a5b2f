// The plan and the donation that were chosen, kept over a look at the payment page, and until they are paid.
import type { PlanId } from '@wayfare/contracts/rules/plans';

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
