import { getMailPreference } from '@wayfare/contracts/calls/morning-mail';
import {
  getMemberSubscription,
  type MemberSubscription,
  type SubscriptionState,
} from '@wayfare/contracts/calls/subscription';
import { Suspense, useEffect } from 'react';
import { MorningMail, useIsWanted } from '#app/account/morning-mail.tsx';
import { MailLine } from '#app/account/next-mail.tsx';
import { subscriptionText } from '#app/account/subscription-text.ts';
import { useMember } from '#app/member/member.tsx';
import { useTitle } from '#app/member/page-hooks.ts';
import { type Asked, useAnswer } from '#app/member/use-query.ts';
import { Button } from '#ui/button.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { PortalLink } from './portal-link.tsx';

export function Subscription() {
  useTitle('Subscription');
  const { config } = useMember();
  const { answer, askAgain } = useSubscription();
  const known = answer.status === 'known' ? answer.value : null;
  return (
    <div className="flow">
      <h1 className="pg">Subscription</h1>
      <div aria-live="polite" aria-busy={answer.status === 'asking' ? true : undefined}>
        {answer.status === 'asking' && <Skeleton />}
        {answer.status === 'failed' && <NotFound onAgain={askAgain} />}
        {known && <SubscriptionCard subscription={known} />}
      </div>
      <Suspense>
        {known && canChoose.has(known.state) && (
          <ChoosePlan hasTrial={known.trialDays > 0} onSubscribed={askAgain} />
        )}
        {/* Once all above it is there, so that it does not move away from whoever came for it. */}
        {answer.status !== 'asking' && <Mail />}
      </Suspense>
      <section className="flow billing">
        <h2>Billing</h2>
        {known?.state === 'complimentary' && known.plan === null ? (
          <p>
            You pay nothing, so there is nothing to manage. If you paid once, your receipts are in our card
            payment provider’s portal, where billing is managed.
          </p>
        ) : (
          <p>
            Billing is managed in our card payment provider’s portal. There you can change your plan or your
            card, see your receipts, or cancel.
          </p>
        )}
        {known && <PortalLink portalUrl={known.portalUrl} />}
        <p className="soft">
          Is something wrong? Please write to{' '}
          <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>.
        </p>
      </section>
    </div>
  );
}

/** Whoever came by the way out of the mail has the choice before them; for others it is kept in one place, Settings. */
function Mail() {
  return useIsWanted() ? <MorningMail /> : <MailInShort />;
}

function MailInShort() {
  const { ask } = useMember();
  const { answer } = useAnswer('mail', () => ask(getMailPreference, {}));
  return (
    <section
      className="flow billing"
      aria-labelledby="mail-in-short"
      aria-busy={answer.status === 'asking' ? true : undefined}
    >
      <h2 id="mail-in-short">Morning mail</h2>
      <MailLine answer={answer} />
    </section>
  );
}

const canChoose: ReadonlySet<SubscriptionState> = new Set(['none', 'ended']);

// Most who look here have a plan already.
const ChoosePlan = lazyPart(() => import('./choose-plan.tsx').then(({ ChoosePlan }) => ChoosePlan));

/** The payment provider tells us a little after it has told the reader. */
const onReturnAfterMs = [0, 2_000, 6_000];

/** How the member's subscription stands: asked at once, and anew whenever the reader comes back from elsewhere. */
function useSubscription(): Asked<MemberSubscription> {
  const { ask, access, askStatus } = useMember();
  const asked = useAnswer('subscription', () => ask(getMemberSubscription, {}), {
    staysAfter: () => true,
    onReturnAfterMs,
  });
  const { answer } = asked;
  const isSaidElsewhere = answer.status === 'known' && answer.value.isActive !== (access === 'open');
  useEffect(() => {
    if (isSaidElsewhere && access !== 'asking') askStatus();
  }, [isSaidElsewhere, access, askStatus]);
  return asked;
}

function SubscriptionCard({ subscription }: { subscription: MemberSubscription }) {
  const { facts } = useMember();
  const { title, said } = subscriptionText(subscription, facts.timeZone);
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
      <p className="soft">We can’t check your subscription right now.</p>
      <Button onClick={onAgain}>Try again</Button>
    </div>
  );
}
