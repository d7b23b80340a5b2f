import type { MemberSubscription, SubscriptionState } from '@wayfare/contracts/calls/subscription';
import { incompletePage } from '@wayfare/contracts/words/login-messages';
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import type { ChoosePlan as ChoosePlanNow } from './choose-plan.tsx';
import { useMember } from './member.tsx';
import { MorningMail } from './morning-mail/morning-mail.tsx';
import { PortalLink } from './portal-link.tsx';
import { wordsFor } from './subscription-words.ts';
import { useSubscription } from './use-subscription.ts';

export function Subscription() {
  const { config } = useMember();
  const { found, askAgain } = useSubscription();
  return (
    <div className="flow">
      <h1 className="pg">Subscription</h1>
      <div aria-live="polite" aria-busy={found.status === 'loading' ? true : undefined}>
        {found.status === 'loading' && <Skeleton />}
        {found.status === 'failed' && <NotFound onAgain={askAgain} />}
        {found.status === 'known' && <Standing subscription={found.subscription} />}
      </div>
      <Suspense>
        {found.status === 'known' && canChoose.has(found.subscription.state) && (
          <ChoosePlan hasTrial={found.subscription.trialDays > 0} onSubscribed={askAgain} />
        )}
        {/* Once all above it is there, so that it does not move away from whoever came for it. */}
        {found.status !== 'loading' && <MorningMail />}
      </Suspense>
      <section className="flow billing">
        <h2>Billing</h2>
        <p>
          Your plan, your card and your receipts are kept by our card payment provider. Its portal asks for
          your email and sends you a link to log in; there you change your plan or your card, and cancel.
        </p>
        {found.status === 'known' && <PortalLink config={config} portalUrl={found.subscription.portalUrl} />}
        <p className="soft">
          Something is not right? Please write to{' '}
          <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>.
        </p>
      </section>
    </div>
  );
}

const canChoose: ReadonlySet<SubscriptionState> = new Set(['none', 'ended']);

// Most who look here have a plan already.
const ChoosePlan = lazy<ComponentType<ComponentProps<typeof ChoosePlanNow>>>(() =>
  import('./choose-plan.tsx').then(
    ({ ChoosePlan: Shown }) => ({ default: Shown }),
    () => ({ default: Missing }),
  ),
);

const Missing = () => <Alert>{incompletePage}</Alert>;

function Standing({ subscription }: { subscription: MemberSubscription }) {
  const { facts } = useMember();
  const { title, said } = wordsFor(subscription, facts.timeZone);
  return (
    <div className={subscription.state === 'past-due' ? 'standing bad' : 'standing'}>
      <p className="standing-title">{title}</p>
      <p className="lead">{said}</p>
    </div>
  );
}

const Skeleton = () => (
  <div className="standing skeleton">
    <p className="vh">Looking up your subscription...</p>
    <span />
    <span />
  </div>
);

function NotFound({ onAgain }: { onAgain: () => void }) {
  return (
    <div className="standing">
      <p className="soft">How your subscription stands cannot be told just now.</p>
      <Button onClick={onAgain}>Try again</Button>
    </div>
  );
}
