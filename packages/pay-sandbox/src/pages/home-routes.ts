import type { PageRoute } from '#wire/http.ts';
import type { PageContext } from './context.ts';
import { formatTime } from './format.ts';
import { html } from './html.ts';
import { navItems } from './layout.ts';
import { renderNotice, renderPage } from './responses.ts';

const descriptions: Readonly<Record<(typeof navItems)[number]['path'], string>> = {
  '/clock': 'Turn time forward: to the end of a trial, to a renewal, by a day.',
  '/events':
    'Everything that happened, whom it was told, and what they answered. Tell it again, if you like.',
  '/mailbox': 'The mails that would have gone out.',
  '/portal/login': 'What a subscriber sees: cancel, renew, switch, another card, receipts.',
};

export const homeRoutes = (context: PageContext): readonly PageRoute[] => [
  {
    method: 'GET',
    pattern: /^\/$/,
    async handle({ headers }) {
      const { now } = await context.useCases.viewClock();
      return renderPage({
        title: 'Home',
        header: { kind: 'nav', current: '/' },
        main: html`<h1>A payment provider to try things with</h1>
<p class="lead">This sandbox stands in for Stripe. It takes test cards only, keeps a clock that can be turned forward,
and no formatMoney moves.</p>
<ul class="places">${navItems.map(
          ({ path, name }) => html`<li><a href="${path}">${name}</a><span>${descriptions[path]}</span></li>`,
        )}</ul>
<dl>
<dt>Its clock says</dt><dd>${formatTime(now)} UTC</dd>
<dt>Its API is at</dt><dd class="mono">http://${headers['host'] ?? ''}/v1</dd>
</dl>
<p class="fine">A payment page opens at the address that a checkout session has.</p>`,
      });
    },
  },
];

/** Matches every path, so it comes last. */
export const notFoundRoute: PageRoute = {
  method: 'GET',
  pattern: /^/,
  handle: async () =>
    renderNotice({
      status: 404,
      title: 'There is nothing here',
      main: html`<p>The address may have been cut short.</p><p><a class="button" href="/">To the beginning</a></p>`,
    }),
};
