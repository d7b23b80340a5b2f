import { useMember } from '#app/member/member.tsx';
import { withTokenOrLogin } from '#app/member/require-login.ts';
import { beginCheckout, type CheckoutOutcome, type PlanChoice } from '#islands/begin-checkout.ts';
import { PlanForm } from '#islands/plan-form.tsx';

interface ChoosePlanProps {
  hasTrial: boolean;
  onSubscribed: () => void;
}

export function ChoosePlan({ hasTrial, onSubscribed }: ChoosePlanProps) {
  const { pageData } = useMember();

  async function checkout(choice: PlanChoice): Promise<CheckoutOutcome> {
    try {
      const outcome = await withTokenOrLogin(pageData.config, (bearer) =>
        beginCheckout(pageData.config, choice, { bearer }),
      );
      if (outcome.status === 'already-paid' && outcome.reason === 'subscribed') onSubscribed();
      return outcome;
    } catch {
      return { status: 'failed', message: undefined };
    }
  }

  return <PlanForm data={pageData} hasTrial={hasTrial} checkout={checkout} heading="h2" />;
}
