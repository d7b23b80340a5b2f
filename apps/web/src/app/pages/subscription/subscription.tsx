import { getMailPreference } from '@wayfare/contracts/calls/morning-mail';
import {
  getMemberSubscription,
  type MemberSubscription,
  type SubscriptionState,
} from '@wayfare/contracts/calls/subscription';
import { Suspense, useEffect } from 'react';
import { MorningMail, useIsLinkTarget } from '#app/account/morning-mail.tsx';
import { NextMailLine } from '#app/account/next-mail.tsx';
import { formatSubscription } from '#app/account/subscription-text.ts';
import { LoadError, Skeleton } from '#app/member/loading.tsx';
import { useMember } from '#app/member/member.tsx';
import { PageHeading } from '#app/member/page-heading.tsx';
import { type Query, useQuery } from '#app/member/use-query.ts';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { PortalLink } from './portal-link.tsx';

export function Subscription() {
  const { config } = useMember();
  const { state, retry } = useSubscription();
  const subscription = state.status === 'success' ? state.data : null;
  return (
    <div className="flow">
      <PageHeading>Subscription</PageHeading>
      <div aria-live="polite" aria-busy={state.status === 'loading' ? true : undefined}>
        {state.status === 'loading' && (
          <Skeleton className="subscription-state" label="Looking up your subscription..." />
        )}
        {state.status === 'error' && (
          <div className="subscription-state">
            <LoadError onRetry={retry}>We can’t check your subscription right now.</LoadError>
          </div>
        )}
        {subscription && <SubscriptionCard subscription={subscription} />}
      </div>
      <Suspense>
        {subscription && canChoose.has(subscription.state) && (
          <ChoosePlan hasTrial={subscription.trialDays > 0} onSubscribed={retry} />
        )}
        {/* Rendered last, so that it does not move. */}
        {state.status !== 'loading' && <MailSection />}
      </Suspense>
      <section className="flow billing">
        <h2>Billing</h2>
        {subscription?.state === 'complimentary' && subscription.plan === null ? (
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
        {subscription && <PortalLink portalUrl={subscription.portalUrl} />}
        <p className="soft">
          Is something wrong? Please write to{' '}
          <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>.
        </p>
      </section>
    </div>
  );
}

/** After unsubscribing, the full form; otherwise a link to Settings. */
function MailSection() {
  return useIsLinkTarget() ? <MorningMail /> : <MailSummary />;
}

function MailSummary() {
  const { callApi } = useMember();
  const { state } = useQuery('mail', () => callApi(getMailPreference, {}));
  return (
    <section
      className="flow billing"
      aria-labelledby="mail-in-short"
      aria-busy={state.status === 'loading' ? true : undefined}
    >
      <h2 id="mail-in-short">Morning mail</h2>
      <NextMailLine state={state} />
    </section>
  );
}

const canChoose: ReadonlySet<SubscriptionState> = new Set(['none', 'ended']);

// Loaded on demand.
const ChoosePlan = lazyComponent(() => import('./choose-plan.tsx').then(({ ChoosePlan }) => ChoosePlan));

/** Webhooks may arrive a few seconds after the reader returns. */
const refetchOnVisibleMs = [0, 2_000, 6_000];

/** Refetches when the page becomes visible again, and updates access if it differs. */
function useSubscription(): Query<MemberSubscription> {
  const { callApi, access, refetchStatus } = useMember();
  const query = useQuery('subscription', () => callApi(getMemberSubscription, {}), {
    keepDataOnError: () => true,
    refetchOnVisibleMs,
  });
  const { state } = query;
  const isAccessOutdated = state.status === 'success' && state.data.isActive !== (access === 'open');
  useEffect(() => {
    if (isAccessOutdated && access !== 'loading') refetchStatus();
  }, [isAccessOutdated, access, refetchStatus]);
  return query;
}

function SubscriptionCard({ subscription }: { subscription: MemberSubscription }) {
  const { pageData } = useMember();
  const { title, text } = formatSubscription(subscription, pageData.timeZone);
  return (
    <div className={subscription.state === 'past-due' ? 'subscription-state bad' : 'subscription-state'}>
      <p className="subscription-title">{title}</p>
      <p className="lead">{text}</p>
    </div>
  );
}
