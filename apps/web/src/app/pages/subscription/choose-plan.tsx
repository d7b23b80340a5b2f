import { useMember } from '#app/member/member.tsx';
import { withToken } from '#app/member/require-login.ts';
import { beginCheckout, type CheckoutOutcome, type PlanChoice } from '#islands/begin-checkout.ts';
import { PlanForm } from '#islands/plan-form.tsx';

interface ChoosePlanProps {
  hasTrial: boolean;
  /** It turned out that there is a subscription already. */
  onSubscribed: () => void;
}

/** For a member without a live subscription: they are known, so nothing has to be staged. */
export function ChoosePlan({ hasTrial, onSubscribed }: ChoosePlanProps) {
  const { facts } = useMember();

  async function checkout(choice: PlanChoice): Promise<CheckoutOutcome> {
    try {
      const outcome = await withToken(facts.config, (bearer) =>
        beginCheckout(facts.config, choice, { bearer }),
      );
      if (outcome.status === 'settled' && outcome.why === 'subscribed') onSubscribed();
      return outcome;
    } catch {
      return { status: 'failed', spoken: undefined };
    }
  }

  return <PlanForm data={facts} hasTrial={hasTrial} checkout={checkout} heading="h2" />;
}
