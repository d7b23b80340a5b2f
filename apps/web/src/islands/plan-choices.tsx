import { formatMoneyShort } from '@wayfare/contracts/rules/money';
import { type Plan, type PlanId, planId, plans, pricePerMonth } from '@wayfare/contracts/rules/plans';

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
              {formatMoneyShort(pricePerMonth(id))}
              <span className="per"> / mo</span>
            </span>
            <span className="hint">{termsOf(plans[id], hasTrial)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function termsOf({ interval, price, trialDays }: Plan, hasTrial: boolean): string {
  if (interval === 'month') return 'From today, with no trial';
  const aYear = `${formatMoneyShort(price)} a year`;
  return hasTrial ? `${aYear}, after ${trialDays} days free` : `${aYear}, from today`;
}
