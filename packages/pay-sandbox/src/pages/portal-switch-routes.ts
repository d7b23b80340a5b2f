import type { PageAnswer, PageRoute } from '#http/page-route.ts';
import { money } from '#lifecycle/invoice-lines.ts';
import type { SwitchQuote } from '#portal/switch-plan.ts';
import { alert, seeOther, show } from './answers.ts';
import type { PageContext } from './context.ts';
import { html } from './html.ts';
import { priceOf, refusalPage } from './portal-page.ts';
import { portalPath, portalPatterns, switchPath, withNote } from './portal-paths.ts';
import { postForm, takeForm } from './posting.ts';
import { longDate } from './words.ts';

/** Another plan: what it costs first, and then the deed. */
export const portalSwitchRoutes = (context: PageContext): readonly PageRoute[] => [
  {
    method: 'GET',
    pattern: portalPatterns.switch,
    answer: (_, choice) => ask(context, choice, null),
  },
  takeForm(context, {
    pattern: portalPatterns.switch,
    again: ([id = '', subscription = '', price = '']) => switchPath(id, subscription, price),
    async answer(_, choice) {
      const [id = '', subscription = '', price = ''] = choice;
      const preview = await context.useCases.previewSwitch(id, subscription, price);
      if (preview.kind !== 'quoted') return refusalPage(id, preview);
      const switched = await context.useCases.switchPlan(id, subscription, price);
      if (switched.kind === 'declined') return ask(context, choice, switched.message);
      if (switched.kind !== 'switched') return refusalPage(id, switched);
      return seeOther(withNote(portalPath(id), context.notes.keep(doneWords(preview, switched.charged))));
    },
  }),
];

async function ask(
  context: PageContext,
  [id = '', subscription = '', price = '']: readonly string[],
  declined: string | null,
): Promise<PageAnswer> {
  const preview = await context.useCases.previewSwitch(id, subscription, price);
  if (preview.kind !== 'quoted') return refusalPage(id, preview);
  const back = portalPath(id);
  return show({
    status: declined === null ? 200 : 402,
    title: 'Switch your plan',
    top: { kind: 'way back', address: back, words: 'Go back' },
    main: html`<div class="narrow">
<h1>Switch your plan</h1>
${declined === null ? null : alert(declined, 'refusal')}
<p class="lead">From ${preview.from.name}, ${priceOf(preview.from)}, to ${preview.to.name}, ${priceOf(preview.to)}.</p>
<ul>${costsOf(preview, context.timeZone).map((words) => html`<li>${words}</li>`)}</ul>
${postForm(
  context,
  switchPath(id, subscription, price),
  html`<div class="buttons"><button class="button" data-busy="Processing…">Switch plan</button> <a href="${back}">Keep the old one</a></div>`,
)}
</div>`,
  });
}

function costsOf({ to, today, credit, later, next }: SwitchQuote, timeZone: string): readonly string[] {
  const sum = (amount: number): string => money(amount, to.currency);
  const at = longDate(next.at, timeZone);
  return [
    today === 0 ? 'Nothing is charged today.' : `${sum(today)} is charged today.`,
    ...(today > 0 && today < to.amount ? ['What is left of the old plan is taken off already.'] : []),
    ...(credit > 0 ? [`${sum(credit)} for what is left of the old plan is kept for what comes next.`] : []),
    ...(later > 0 ? [`${sum(later)} for the rest of this period is added to the next invoice.`] : []),
    ...(later < 0 ? [`${sum(-later)} for the rest of this period is taken off the next invoice.`] : []),
    next.kind === 'ends'
      ? `Your plan is canceled and still ends on ${at}.`
      : `The next regular charge is on ${at}: ${priceOf(to)}.`,
  ];
}

const doneWords = ({ to }: SwitchQuote, charged: number): string =>
  `Your plan is now ${to.name}, ${priceOf(to)}. ${
    charged === 0 ? 'Nothing was charged.' : `${money(charged, to.currency)} was charged.`
  }`;
