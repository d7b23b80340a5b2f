import type { PageAnswer, PageRequest, PageRoute } from '#http/page-route.ts';
import { notice } from './answers.ts';
import type { PageContext } from './context.ts';
import { type Content, type Html, html } from './html.ts';

const tokenField = 'token';

/** A form that proves where it came from. */
export const postForm = (
  { tokens }: PageContext,
  action: string,
  content: Content,
  className: 'row' | null = null,
): Html =>
  html`<form method="post" action="${action}" novalidate${className === null ? null : html` class="${className}"`}>
<input type="hidden" name="${tokenField}" value="${tokens.tokenFor(action)}">
${content}
</form>`;

type Answer = (request: PageRequest, groups: readonly string[]) => Promise<PageAnswer>;

export interface Posting {
  readonly pattern: RegExp;
  /** Where the page with the form is. */
  again(groups: readonly string[]): string;
  /** Shows the form again with what was typed; without it, the page says what happened and leads back. */
  readonly showAgain?: Answer;
  readonly answer: Answer;
}

/** Takes a form from a page of ours, and from nobody else's. */
export const takeForm = ({ tokens }: PageContext, posting: Posting): PageRoute => ({
  method: 'POST',
  pattern: posting.pattern,
  async answer(request, groups) {
    if (isForeign(request)) return foreign;
    if (tokens.isTokenFor(request.path, request.form.get(tokenField) ?? '')) {
      return posting.answer(request, groups);
    }
    return posting.showAgain?.(request, groups) ?? stale(posting.again(groups));
  },
});

/** 'null' is what browsers say where the page sends no referrer, and ours do not; the token decides then. */
function isForeign({ headers }: PageRequest): boolean {
  const site = headers['sec-fetch-site'] ?? 'same-origin';
  if (site !== 'same-origin' && site !== 'none') return true;
  const { origin = 'null', host } = headers;
  return origin !== 'null' && origin !== `http://${host ?? ''}`;
}

const foreign = notice({
  status: 403,
  title: 'This did not come from here',
  main: html`<p>A page of another site asked for this. Nothing was done.</p>`,
});

/** What is said of a form whose page was made before the sandbox started anew. */
export const staleWords =
  'This page had been open since before the sandbox was started again. Please try once more.';

const stale = (again: string): PageAnswer =>
  notice({
    status: 403,
    title: 'Please try once more',
    main: html`<p>${staleWords} Nothing was done.</p>
<p><a class="button" href="${again}">Open the page again</a></p>`,
  });
