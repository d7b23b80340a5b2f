import type { CancelResult, RenewResult } from '#portal/cancel.ts';
import { cancelInPortal, previewCancel, renewInPortal } from '#portal/cancel.ts';
import { viewPortal } from '#portal/view-portal.ts';
import type { HttpResponse, PageRoute } from '#wire/http.ts';
import type { PageContext } from './context.ts';
import { formatDate } from './format.ts';
import { renderForm } from './forms.ts';
import { html } from './html.ts';
import { closedPage, portalPage, refusalPage } from './portal-page.ts';
import { cancelPath, portalPath, portalPatterns, withNote } from './portal-paths.ts';
import { redirect, renderPage } from './responses.ts';

export const portalRoutes = (context: PageContext): readonly PageRoute[] => [
  {
    method: 'GET',
    pattern: portalPatterns.session,
    async handle({ query }, [id = '']) {
      const view = await viewPortal(context.engine, id);
      return view.kind === 'closed' ? closedPage() : portalPage(context, id, view, query.get('note'));
    },
  },
  {
    method: 'GET',
    pattern: portalPatterns.cancel,
    handle: (_, [id = '', subscription = '']) => showCancelPage(context, id, subscription),
  },
  {
    method: 'POST',
    pattern: portalPatterns.cancel,
    async handle(_, [id = '', subscription = '']) {
      return showResult(context, id, await cancelInPortal(context.engine, id, subscription));
    },
  },
  {
    method: 'POST',
    pattern: portalPatterns.renew,
    async handle(_, [id = '', subscription = '']) {
      return showResult(context, id, await renewInPortal(context.engine, id, subscription));
    },
  },
];

function showResult(context: PageContext, id: string, result: CancelResult | RenewResult): HttpResponse {
  if (result.kind !== 'ends' && result.kind !== 'renews') return refusalPage(id, result);
  const date = formatDate(result.at, context.timeZone);
  const note =
    result.kind === 'ends'
      ? `Your plan is canceled. It stays until ${date}.`
      : `Your plan goes on. It renews on ${date}.`;
  return redirect(withNote(portalPath(id), note));
}

async function showCancelPage(context: PageContext, id: string, subscription: string): Promise<HttpResponse> {
  const preview = await previewCancel(context.engine, id, subscription);
  if (preview.kind !== 'ends') return refusalPage(id, preview);
  const back = portalPath(id);
  return renderPage({
    title: 'Cancel your plan',
    header: { kind: 'back', address: back, label: 'Go back' },
    main: html`<div class="narrow">
<h1>Cancel your plan</h1>
<p class="lead">Your plan stays until ${formatDate(preview.at, context.timeZone)}. Nothing more will be charged, and until then you can take it back.</p>
${renderForm(
  cancelPath(id, subscription),
  html`<div class="buttons"><button class="button" data-busy="Cancelling…">Cancel plan</button> <a href="${back}">Keep it</a></div>`,
)}
</div>`,
  });
}
