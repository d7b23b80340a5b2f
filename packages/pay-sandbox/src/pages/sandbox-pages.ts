import { type Engine, nowMs } from '#engine/engine.ts';
import { get, type PageRoute } from '#wire/http.ts';
import { assetRoutes } from './assets.ts';
import { checkoutRoutes } from './checkout.ts';
import { clockRoutes } from './clock.ts';
import type { PageContext, PageOptions } from './context.ts';
import { formatTime } from './format.ts';
import { html } from './html.ts';
import { invoiceRoutes } from './invoices.ts';
import { mailboxRoutes } from './mailbox.ts';
import { portalRoutes, withRefusals } from './portal.ts';
import { portalLoginRoutes } from './portal-login-routes.ts';
import { navItems, renderNotice, renderPage } from './responses.ts';
import { switchPlanRoutes } from './switch-plan-routes.ts';
import { updateCardRoutes } from './update-card-routes.ts';

const descriptions: Readonly<Record<(typeof navItems)[number]['path'], string>> = {
  '/clock': 'Move the time forward: to the end of a trial, to a renewal, by a day.',
  '/mailbox': 'The mails that would have gone out.',
  '/portal/login': 'What a subscriber sees: cancel, renew, switch, another card, receipts.',
};

const homeRoutes = (context: PageContext): readonly PageRoute[] => [
  get(/^\/$/, async ({ headers }) => {
    const now = new Date(await nowMs(context.engine));
    return renderPage({
      title: 'Home',
      header: { kind: 'nav', current: '/' },
      main: html`<h1>A payment provider for trying out</h1>
<p class="lead">This sandbox stands in for Stripe. It takes test cards only, has a clock that can be moved forward,
and no money moves.</p>
<dl>
${navItems.map(({ path, name }) => html`<dt><a href="${path}">${name}</a></dt><dd>${descriptions[path]}</dd>`)}
<dt>Clock</dt><dd>${formatTime(now)} UTC</dd>
<dt>API</dt><dd class="mono">http://${headers['host'] ?? ''}/v1</dd>
</dl>
<p class="fine">The payment page is at the address of a checkout session.</p>`,
    });
  }),
];

/** Matches every path, so it comes last. */
const notFoundRoute: PageRoute = {
  method: 'GET',
  pattern: /^/,
  handle: async () =>
    renderNotice({
      status: 404,
      title: 'There is nothing here',
      main: html`<p>The address may have been cut short.</p><p><a class="button" href="/">Home page</a></p>`,
    }),
};

export function sandboxPages(options: PageOptions, engine: Engine): readonly PageRoute[] {
  const context = { ...options, engine };
  return [
    ...assetRoutes,
    ...homeRoutes(context),
    ...checkoutRoutes(context),
    ...portalLoginRoutes(context),
    ...withRefusals([...portalRoutes(context), ...switchPlanRoutes(context), ...updateCardRoutes(context)]),
    ...invoiceRoutes(context),
    ...clockRoutes(context),
    ...mailboxRoutes(context),
    notFoundRoute,
  ];
}
