import type { PageAnswer } from '#http/page-route.ts';
import { money } from '#lifecycle/invoice-lines.ts';
import type { PlanView } from '#portal/plans.ts';
import type { PortalView, SubscriptionView } from '#portal/view.ts';
import { notice, show, told } from './answers.ts';
import type { PageContext } from './context.ts';
import { type Html, html } from './html.ts';
import { invoiceTable } from './invoices.ts';
import { cancelPath, cardPath, loginPath, portalPath, renewPath, switchPath } from './portal-paths.ts';
import { postForm } from './posting.ts';
import type { Top } from './shell.ts';
import { brandName, eachTime, longDate, perTime, rhythm } from './words.ts';

export function portalPage(
  context: PageContext,
  id: string,
  view: PortalView,
  note: string | null,
): PageAnswer {
  const { subscriptions, may, name, email } = view;
  const whose = [name, email].filter((each) => each !== null).join(', ');
  return show({
    title: 'Your subscription',
    top: topOf(context, view),
    main: html`<h1>Your subscription</h1>
${told(note)}
${whose === '' ? null : html`<p class="soft">${whose}</p>`}
${subscriptions.length === 0 ? html`<p>You have no subscription at present.</p>` : null}
<div class="two">
${subscriptions.map((each) => planSection(context, id, each, view))}
${cardSection(id, view)}
</div>
${may.seeInvoices ? invoiceTable(view.invoices, context.timeZone) : null}`,
  });
}

export function topOf({ returnName }: PageContext, { returnUrl }: PortalView): Top {
  const name = returnName ?? (returnUrl === null ? '' : (URL.parse(returnUrl)?.host ?? ''));
  return { kind: 'way back', address: returnUrl, words: `Return to ${name}` };
}

export const closedPage = (): PageAnswer =>
  notice({
    status: 410,
    title: 'This page is closed',
    main: html`<p>It is open for an hour. Nothing was changed.</p>
<p><a class="button" href="${loginPath}">Get a new link</a></p>`,
  });

/** Why the portal does not do what was asked. */
export function refusalPage(
  id: string,
  { kind }: { readonly kind: 'not allowed' | 'no such subscription' | 'no such plan' | 'closed' },
): PageAnswer {
  return kind === 'closed' ? closedPage() : refusedPage(portalPath(id), reasons[kind]);
}

const reasons = {
  'not allowed': 'This portal does not offer it.',
  'no such subscription': 'The subscription has ended, or is not one of yours.',
  'no such plan': 'You have this plan already, or it is not offered here.',
} as const;

const refusedPage = (back: string, words: string): PageAnswer =>
  notice({
    status: 409,
    title: 'That is not possible',
    top: { kind: 'way back', address: back, words: 'Go back' },
    main: html`<p>${words} Nothing was changed.</p>`,
  });

export const priceOf = ({ amount, currency, recurring }: PlanView, quantity = 1): string =>
  `${money(amount * quantity, currency)} ${perTime(recurring)}`;

function planSection(
  context: PageContext,
  id: string,
  subscription: SubscriptionView,
  view: PortalView,
): Html {
  const { plan, quantity } = subscription;
  const heading = `plan-${subscription.id}`;
  return html`<section aria-labelledby="${heading}">
<h2 id="${heading}">${plan.name}</h2>
<p class="price">${money(plan.amount * quantity, plan.currency)} <small>${perTime(plan.recurring)}</small></p>
${stateOf(subscription, context.timeZone)}
<div class="buttons">${stayOrLeave(context, id, subscription, view.may.cancel)}</div>
${switches(id, subscription)}
</section>`;
}

function stateOf(subscription: SubscriptionView, timeZone: string): Html {
  const { status, next, trialEnd, plan, quantity } = subscription;
  const at = longDate(next.at, timeZone);
  const sum = money(plan.amount * quantity, plan.currency);
  if (next.kind === 'ends') {
    return html`<p class="state">Ends on ${at}</p>
<p>Everything stays open until then. Nothing more will be charged.</p>`;
  }
  if (status === 'past_due') {
    return html`<p class="state bad">Past due</p>
<p>The last payment did not go through. Update your payment method, and what is open is charged at once.</p>`;
  }
  if (status === 'trialing') {
    return html`<p class="state">Free trial until ${longDate(trialEnd ?? next.at, timeZone)}</p>
<p>Then ${sum}, then ${eachTime(plan.recurring)} until you cancel.</p>`;
  }
  return html`<p class="state">Active</p>
<p>Renews on ${at} for ${sum}.</p>`;
}

function stayOrLeave(
  context: PageContext,
  id: string,
  subscription: SubscriptionView,
  mayCancel: boolean,
): Html | null {
  if (!mayCancel) return null;
  return subscription.next.kind === 'ends'
    ? postForm(
        context,
        renewPath(id, subscription.id),
        html`<button class="button" data-busy="Renewing…">Renew plan</button>`,
      )
    : html`<a class="button plain" href="${cancelPath(id, subscription.id)}">Cancel plan</a>`;
}

function switches(id: string, { id: subscription, plan, otherPlans }: SubscriptionView): Html | null {
  if (otherPlans.length === 0) return null;
  return html`<ul>${otherPlans.map((other) => {
    const words = other.name === plan.name ? rhythm(other.recurring) : other.name;
    return html`<li><a href="${switchPath(id, subscription, other.price)}">Switch to ${words}, ${priceOf(other)}</a></li>`;
  })}</ul>`;
}

function cardSection(id: string, { subscriptions, may }: PortalView): Html {
  const cards = subscriptions.flatMap(({ card }) => (card === null ? [] : [card]));
  const different = new Map(cards.map((card) => [JSON.stringify(card), card]));
  return html`<section aria-labelledby="card-heading">
<h2 id="card-heading">Payment method</h2>
${[...different.values()].map(
  ({ brand, last4, expiryMonth, expiryYear }) =>
    html`<p>${brandName(brand)} ending in ${last4}<br><span class="soft">Expires ${String(expiryMonth).padStart(2, '0')}/${expiryYear}</span></p>`,
)}
${different.size === 0 ? html`<p>No card is kept.</p>` : null}
${may.updateCard ? html`<p><a class="button plain" href="${cardPath(id)}">Update payment method</a></p>` : null}
</section>`;
}
