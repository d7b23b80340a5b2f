import type { PageRoute } from '#http/page-route.ts';
import { notice, show } from './answers.ts';
import type { PageContext } from './context.ts';
import { html } from './html.ts';
import { places } from './shell.ts';
import { exactTime } from './words.ts';

const about: Readonly<Record<(typeof places)[number]['path'], string>> = {
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
    async answer({ headers }) {
      const { now } = await context.useCases.viewClock();
      return show({
        title: 'Home',
        top: { kind: 'places', current: '/' },
        main: html`<h1>A payment provider to try things with</h1>
<p class="lead">This sandbox stands in for Stripe. It takes test cards only, keeps a clock that can be turned forward,
and no money moves.</p>
<ul class="places">${places.map(
          ({ path, name }) => html`<li><a href="${path}">${name}</a><span>${about[path]}</span></li>`,
        )}</ul>
<dl>
<dt>Its clock says</dt><dd>${exactTime(now)} UTC</dd>
<dt>Its API is at</dt><dd class="mono">http://${headers['host'] ?? ''}/v1</dd>
</dl>
<p class="fine">A payment page opens at the address that a checkout session has.</p>`,
      });
    },
  },
];

/** For any address that nothing else is at. */
export const lostRoute: PageRoute = {
  method: 'GET',
  pattern: /^/,
  answer: async () =>
    notice({
      status: 404,
      title: 'There is nothing here',
      main: html`<p>The address may have been cut short.</p><p><a class="button" href="/">To the beginning</a></p>`,
    }),
};
