import { formatMoney } from '#lifecycle/invoices.ts';
import { cancelInPortal, renewInPortal } from '#portal/cancel.ts';
import { type NextDate, PortalRefusal, type RefusalReason } from '#portal/portal-session.ts';
import type { PlanView } from '#portal/switch-plan.ts';
import { type PortalView, type SubscriptionView, viewPortal } from '#portal/view-portal.ts';
import { get, type HttpResponse, type PageRoute, post } from '#wire/http.ts';
import type { PageContext } from './context.ts';
import { formatBrand, formatDate, toAdverb } from './format.ts';
import { type Html, html } from './html.ts';
import { renderInvoices } from './invoices.ts';
import {
  cancelPath,
  cardPath,
  loginPath,
  portalPath,
  portalPatterns,
  renewPath,
  switchPath,
  withNote,
} from './portal-paths.ts';
import { redirect, renderForm, renderNotice, renderPage, statusMessage } from './responses.ts';

function portalPage(context: PageContext, id: string, view: PortalView, note: string | null): HttpResponse {
  const { subscriptions, name, email } = view;
  const owner = [name, email].filter((each) => each !== null).join(', ');
  return renderPage({
    title: 'Your subscription',
    header: { kind: 'back', address: view.returnUrl, label: `Return to ${context.returnName}` },
    main: html`<h1>Your subscription</h1>
${statusMessage(note)}
${owner === '' ? null : html`<p class="soft">${owner}</p>`}
${subscriptions.length === 0 ? html`<p>You have no subscription at present.</p>` : null}
<div class="two">
${subscriptions.map((each) => renderSubscription(context, id, each))}
${renderCards(id, view)}
</div>
${renderInvoices(view.invoices, context.timeZone)}`,
  });
}

const closedPage = (): HttpResponse =>
  renderNotice({
    status: 410,
    title: 'This page is closed',
    main: html`<p>It is open for an hour. Nothing was changed.</p>
<p><a class="button" href="${loginPath}">Get a new link</a></p>`,
  });

/** Answers refusals with a page. The first group of each path is the portal session. */
export const withRefusals = (routes: readonly PageRoute[]): readonly PageRoute[] =>
  routes.map((route) => ({
    ...route,
    async handle(request, groups) {
      try {
        return await route.handle(request, groups);
      } catch (error) {
        if (!(error instanceof PortalRefusal)) throw error;
        return refusalPage(groups[0] ?? '', error.reason);
      }
    },
  }));

const refusalPage = (id: string, reason: RefusalReason): HttpResponse =>
  reason === 'closed' ? closedPage() : refusedPage(portalPath(id), reasons[reason]);

const reasons = {
  'no such subscription': 'The subscription has ended, or is not one of yours.',
  'no such plan': 'You have this plan already, or it is not offered here.',
} as const;

const refusedPage = (back: string, reason: string): HttpResponse =>
  renderNotice({
    status: 409,
    title: 'That is not possible',
    header: { kind: 'back', address: back, label: 'Go back' },
    main: html`<p>${reason} Nothing was changed.</p>`,
  });

export const formatPrice = ({ amount, recurring }: PlanView, quantity = 1): string =>
  `${formatMoney(amount * quantity)} a ${recurring.interval}`;

function renderSubscription(context: PageContext, id: string, subscription: SubscriptionView): Html {
  const { plan, quantity } = subscription;
  const heading = `plan-${subscription.id}`;
  return html`<section aria-labelledby="${heading}">
<h2 id="${heading}">${plan.name}</h2>
<p class="price">${formatMoney(plan.amount * quantity)} <small>a ${plan.recurring.interval}</small></p>
${renderState(subscription, context.timeZone)}
<div class="buttons">${renderCancelOrRenew(id, subscription)}</div>
${renderSwitches(id, subscription)}
</section>`;
}

function renderState(subscription: SubscriptionView, timeZone: string): Html {
  const { status, next, trialEnd, plan, quantity } = subscription;
  const at = formatDate(next.at, timeZone);
  const sum = formatMoney(plan.amount * quantity);
  if (next.kind === 'ends') {
    return html`<p class="state">Ends on ${at}</p>
<p>Everything stays open until then. Nothing more will be charged.</p>`;
  }
  if (status === 'past_due') {
    return html`<p class="state bad">Past due</p>
<p>The last payment did not go through. Update your payment method, and what is open is charged at once.</p>`;
  }
  if (status === 'trialing') {
    return html`<p class="state">Free trial until ${formatDate(trialEnd ?? next.at, timeZone)}</p>
<p>Then ${sum}, then each ${plan.recurring.interval} until you cancel.</p>`;
  }
  return html`<p class="state">Active</p>
<p>Renews on ${at} for ${sum}.</p>`;
}

const renderCancelOrRenew = (id: string, subscription: SubscriptionView): Html =>
  subscription.next.kind === 'ends'
    ? renderForm(renewPath(id, subscription.id), html`<button class="button">Renew plan</button>`)
    : html`<a class="button plain" href="${cancelPath(id, subscription.id)}">Cancel plan</a>`;

function renderSwitches(id: string, { id: subscription, plan, otherPlans }: SubscriptionView): Html | null {
  if (otherPlans.length === 0) return null;
  return html`<ul>${otherPlans.map((other) => {
    const label = other.name === plan.name ? toAdverb(other.recurring) : other.name;
    return html`<li><a href="${switchPath(id, subscription, other.price)}">Switch to ${label}, ${formatPrice(other)}</a></li>`;
  })}</ul>`;
}

function renderCards(id: string, { subscriptions }: PortalView): Html {
  const cards = subscriptions.flatMap(({ card }) => (card === null ? [] : [card]));
  const distinct = new Map(cards.map((card) => [JSON.stringify(card), card]));
  return html`<section aria-labelledby="card-heading">
<h2 id="card-heading">Payment method</h2>
${[...distinct.values()].map(
  ({ brand, last4, expiryMonth, expiryYear }) =>
    html`<p>${formatBrand(brand)} ending in ${last4}<br><span class="soft">Expires ${String(expiryMonth).padStart(2, '0')}/${expiryYear}</span></p>`,
)}
${distinct.size === 0 ? html`<p>No card is kept.</p>` : null}
<p><a class="button plain" href="${cardPath(id)}">Update payment method</a></p>
</section>`;
}

export const portalRoutes = (context: PageContext): readonly PageRoute[] => [
  get(portalPatterns.session, async ({ query }, [id = '']) =>
    portalPage(context, id, await viewPortal(context.engine, id), query.get('note')),
  ),
  get(portalPatterns.cancel, (_, [id = '', subscription = '']) => showCancelPage(context, id, subscription)),
  post(portalPatterns.cancel, async (_, [id = '', subscription = '']) =>
    showResult(context, id, await cancelInPortal(context.engine, id, subscription)),
  ),
  post(portalPatterns.renew, async (_, [id = '', subscription = '']) =>
    showResult(context, id, await renewInPortal(context.engine, id, subscription)),
  ),
];

function showResult(context: PageContext, id: string, { kind, at }: NextDate): HttpResponse {
  const date = formatDate(at, context.timeZone);
  const note =
    kind === 'ends'
      ? `Your plan is canceled. It stays until ${date}.`
      : `Your plan goes on. It renews on ${date}.`;
  return redirect(withNote(portalPath(id), note));
}

async function showCancelPage(context: PageContext, id: string, subscription: string): Promise<HttpResponse> {
  const { subscriptions } = await viewPortal(context.engine, id);
  const plan = subscriptions.find((each) => each.id === subscription);
  if (plan === undefined) throw new PortalRefusal('no such subscription');
  const back = portalPath(id);
  return renderPage({
    title: 'Cancel your plan',
    header: { kind: 'back', address: back, label: 'Go back' },
    main: html`<div class="narrow">
<h1>Cancel your plan</h1>
<p class="lead">Your plan stays until ${formatDate(plan.next.at, context.timeZone)}. Nothing more will be charged, and until then you can take it back.</p>
${renderForm(
  cancelPath(id, subscription),
  html`<div class="buttons"><button class="button">Cancel plan</button> <a href="${back}">Keep it</a></div>`,
)}
</div>`,
  });
}
