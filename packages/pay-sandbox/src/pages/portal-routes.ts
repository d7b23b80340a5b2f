import type { PageAnswer, PageRoute } from '#http/page-route.ts';
import type { Leaving } from '#lifecycle/cancel-subscription.ts';
import type { Canceled, CancelPreview, Renewed } from '#portal/cancel.ts';
import { seeOther, show } from './answers.ts';
import type { PageContext } from './context.ts';
import { type Html, html } from './html.ts';
import { closedPage, portalPage, refusalPage } from './portal-page.ts';
import { cancelPath, portalPath, portalPatterns, withNote } from './portal-paths.ts';
import { postForm, takeForm } from './posting.ts';
import { longDate } from './words.ts';

/** The portal itself, and leaving or staying. */
export const portalRoutes = (context: PageContext): readonly PageRoute[] => [
  {
    method: 'GET',
    pattern: portalPatterns.session,
    async answer({ query }, [id = '']) {
      const view = await context.useCases.viewPortal(id);
      return view.kind === 'closed'
        ? closedPage()
        : portalPage(context, id, view, context.notes.take(query.get('note') ?? ''));
    },
  },
  {
    method: 'GET',
    pattern: portalPatterns.cancel,
    async answer(_, [id = '', subscription = '']) {
      return cancelPage(context, id, subscription, await context.useCases.previewCancel(id, subscription));
    },
  },
  takeForm(context, {
    pattern: portalPatterns.cancel,
    again: ([id = '', subscription = '']) => cancelPath(id, subscription),
    async answer({ form }, [id = '', subscription = '']) {
      return afterwards(
        context,
        id,
        await context.useCases.cancelInPortal(id, subscription, leavingIn(form)),
      );
    },
  }),
  takeForm(context, {
    pattern: portalPatterns.renew,
    again: ([id = '']) => portalPath(id),
    async answer(_, [id = '', subscription = '']) {
      return afterwards(context, id, await context.useCases.renewInPortal(id, subscription));
    },
  }),
];

function afterwards(context: PageContext, id: string, outcome: Canceled | Renewed): PageAnswer {
  const back = portalPath(id);
  const tell = (words: string): PageAnswer => seeOther(withNote(back, context.notes.keep(words)));
  switch (outcome.kind) {
    case 'ends':
      return tell(`Your plan is canceled. It stays until ${longDate(outcome.at, context.timeZone)}.`);
    case 'ended':
      return tell('Your plan has ended.');
    case 'renews':
      return tell(`Your plan goes on. It renews on ${longDate(outcome.at, context.timeZone)}.`);
    case 'not allowed':
    case 'no such subscription':
    case 'closed':
      return refusalPage(id, outcome);
  }
}

function cancelPage(
  context: PageContext,
  id: string,
  subscription: string,
  preview: CancelPreview,
): PageAnswer {
  const back = portalPath(id);
  switch (preview.kind) {
    case 'would end':
      return askToCancel(
        context,
        back,
        cancelPath(id, subscription),
        `Your plan stays until ${longDate(preview.at, context.timeZone)}. Nothing more will be charged, and until then you can take it back.`,
      );
    case 'would end at once':
      return askToCancel(
        context,
        back,
        cancelPath(id, subscription),
        'Your plan ends at once, and for good.',
      );
    case 'not allowed':
    case 'no such subscription':
    case 'closed':
      return refusalPage(id, preview);
  }
}

const askToCancel = (context: PageContext, back: string, action: string, words: string): PageAnswer =>
  show({
    title: 'Cancel your plan',
    top: { kind: 'way back', address: back, words: 'Go back' },
    main: html`<div class="narrow">
<h1>Cancel your plan</h1>
<p class="lead">${words}</p>
${postForm(
  context,
  action,
  html`${whyLeaving}
<div class="buttons"><button class="button" data-busy="Cancelling…">Cancel plan</button> <a href="${back}">Keep it</a></div>`,
)}
</div>`,
  });

const feedbacks = {
  too_expensive: 'It is too expensive',
  missing_features: 'Something is missing',
  switched_service: 'I go elsewhere',
  unused: 'I do not use it',
  customer_service: 'I was not served well',
  too_complex: 'It is too complicated',
  low_quality: 'I had hoped for better',
  other: 'Something else',
} as const;

const whyLeaving: Html = html`<div class="field"><label for="feedback">Why are you leaving? (optional)</label>
<select id="feedback" name="feedback"><option value="">I would rather not say</option>${Object.entries(
  feedbacks,
).map(([value, words]) => html`<option value="${value}">${words}</option>`)}</select></div>
<div class="field"><label for="comment">Anything else? (optional)</label>
<textarea id="comment" name="comment" maxlength="500"></textarea></div>`;

function leavingIn(form: URLSearchParams): Leaving {
  const feedback = form.get('feedback') ?? '';
  const comment = (form.get('comment') ?? '').replaceAll('\u0000', '').slice(0, 500).trim().toWellFormed();
  return {
    ...(Object.hasOwn(feedbacks, feedback) ? { feedback } : {}),
    ...(comment === '' ? {} : { comment }),
  };
}
