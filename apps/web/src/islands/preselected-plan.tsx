import type { PlanId } from '@wayfare/contracts/rules/plans';
import { setSkipsPlanPage } from '#session/plan-choice.ts';
import { chargeSentence } from './charges.tsx';

/** For visitors who came by the price of a plan: the next step, and a way to change the plan. */
export function PreselectedPlan({ plan, today }: { plan: PlanId; today: string }) {
  return (
    <>
      <p className="hint" id="signup-plan">
        Next comes the secure payment page, with the {plan} plan that you chose.{' '}
        {chargeSentence({ plan, today, donation: null, hasTrial: true })}
      </p>
      <label>
        <input
          type="checkbox"
          name="plans-first"
          onChange={(event) => setSkipsPlanPage(!event.currentTarget.checked)}
        />
        First show me both plans and the donation
      </label>
    </>
  );
}
