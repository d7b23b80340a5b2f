import { formatMoney } from '#lifecycle/invoices.ts';
import { previewSwitch, SwitchDeclined, type SwitchQuote, switchPlan } from '#portal/switch-plan.ts';
import { get, type HttpResponse, type PageRoute, post } from '#wire/http.ts';
import type { PageContext } from './context.ts';
import { formatDate } from './format.ts';
import { html } from './html.ts';
import { formatPrice } from './portal.ts';
import { portalPath, portalPatterns, switchPath, withNote } from './portal-paths.ts';
import { alert, redirect, renderForm, renderPage } from './responses.ts';

export const switchPlanRoutes = (context: PageContext): readonly PageRoute[] => [
  get(portalPatterns.switch, (_, choice) => showQuote(context, choice, null)),
  post(portalPatterns.switch, async (_, choice) => {
    const [id = '', subscription = '', price = ''] = choice;
    try {
      const quote = await previewSwitch(context.engine, id, subscription, price);
      const charged = await switchPlan(context.engine, id, subscription, price);
      return redirect(withNote(portalPath(id), describeSwitch(quote, charged)));
    } catch (error) {
      if (!(error instanceof SwitchDeclined)) throw error;
      return showQuote(context, choice, error.message);
    }
  }),
];

async function showQuote(
  context: PageContext,
  [id = '', subscription = '', price = '']: readonly string[],
  declined: string | null,
): Promise<HttpResponse> {
  const quote = await previewSwitch(context.engine, id, subscription, price);
  const back = portalPath(id);
  return renderPage({
    status: declined === null ? 200 : 402,
    title: 'Switch your plan',
    header: { kind: 'back', address: back, label: 'Go back' },
    main: html`<div class="narrow">
<h1>Switch your plan</h1>
${declined === null ? null : alert(declined, 'refusal')}
<p class="lead">From ${quote.from.name}, ${formatPrice(quote.from)}, to ${quote.to.name}, ${formatPrice(quote.to)}.</p>
<ul>${describeCosts(quote, context.timeZone).map((cost) => html`<li>${cost}</li>`)}</ul>
${renderForm(
  switchPath(id, subscription, price),
  html`<div class="buttons"><button class="button">Switch plan</button> <a href="${back}">Keep the old one</a></div>`,
)}
</div>`,
  });
}

function describeCosts({ to, dueToday, next }: SwitchQuote, timeZone: string): readonly string[] {
  const at = formatDate(next.at, timeZone);
  return [
    dueToday === 0 ? 'Nothing is charged today.' : `${formatMoney(dueToday)} is charged today.`,
    next.kind === 'ends'
      ? `Your plan is canceled and still ends on ${at}.`
      : `The next regular charge is on ${at}: ${formatPrice(to)}.`,
  ];
}

const describeSwitch = ({ to }: SwitchQuote, charged: number): string =>
  `Your plan is now ${to.name}, ${formatPrice(to)}. ${
    charged === 0 ? 'Nothing was charged.' : `${formatMoney(charged)} was charged.`
  }`;
