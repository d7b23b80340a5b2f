import {
  formatPlanPrice,
  formatPricePerMonth,
  type PlanId,
  planId,
  plans,
} from '@wayfare/contracts/rules/plans';

interface PlanChoicesProps {
  chosen: PlanId;
  onChoose: (plan: PlanId) => void;
  hasTrial: boolean;
}

export function PlanChoices({ chosen, onChoose, hasTrial }: PlanChoicesProps) {
  return (
    <fieldset>
      <legend className="vh">Plan</legend>
      <div className="plans">
        {planId.options.map((id) => (
          <label className="plan" key={id}>
            <span>
              <input
                type="radio"
                name="plan"
                value={id}
                checked={chosen === id}
                onChange={() => onChoose(id)}
              />
              <strong>{plans[id].name}</strong>
            </span>
            <span className="num">
              {formatPricePerMonth(id)}
              <span className="per"> / mo</span>
            </span>
            <span className="hint">{describePlan(id, hasTrial)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function describePlan(id: PlanId, hasTrial: boolean): string {
  const { interval, trialDays } = plans[id];
  if (interval === 'month') return 'From today, with no trial';
  const price = formatPlanPrice(id);
  return hasTrial ? `${price}, after ${trialDays} days free` : `${price}, from today`;
}
