import type { HttpResponse, PageRequest, PageRoute } from '#wire/http.ts';
import type { PageContext } from './context.ts';
import { type Content, type Html, html } from './html.ts';
import { renderNotice } from './responses.ts';

const tokenField = 'token';

export const renderForm = (
  { tokens }: PageContext,
  action: string,
  content: Content,
  className: 'row' | null = null,
): Html =>
  html`<form method="post" action="${action}" novalidate${className === null ? null : html` class="${className}"`}>
<input type="hidden" name="${tokenField}" value="${tokens.create(action)}">
${content}
</form>`;

type Handler = (request: PageRequest, groups: readonly string[]) => Promise<HttpResponse>;

interface FormOptions {
  readonly pattern: RegExp;
  /** The path of the page with the form. */
  formPath(groups: readonly string[]): string;
  /** Shows the form with its values. Without it, an error page links to the form. */
  readonly onStaleToken?: Handler;
  readonly handle: Handler;
}

/** Accepts the form only from the sandbox's own pages. */
export const formRoute = ({ tokens }: PageContext, options: FormOptions): PageRoute => ({
  method: 'POST',
  pattern: options.pattern,
  async handle(request, groups) {
    if (isCrossSite(request)) return crossSite;
    if (tokens.verify(request.path, request.form.get(tokenField) ?? '')) {
      return options.handle(request, groups);
    }
    return options.onStaleToken?.(request, groups) ?? renderStale(options.formPath(groups));
  },
});

/** Browsers send the origin 'null' from pages without a referrer, as these are. The token decides then. */
function isCrossSite({ headers }: PageRequest): boolean {
  const site = headers['sec-fetch-site'] ?? 'same-origin';
  if (site !== 'same-origin' && site !== 'none') return true;
  const { origin = 'null', host } = headers;
  return origin !== 'null' && origin !== `http://${host ?? ''}`;
}

const crossSite = renderNotice({
  status: 403,
  title: 'This did not come from here',
  main: html`<p>A page of another site asked for this. Nothing was done.</p>`,
});

/** Tokens are valid until the sandbox restarts. */
export const staleMessage =
  'This page had been open since before the sandbox was started again. Please try once more.';

const renderStale = (formPath: string): HttpResponse =>
  renderNotice({
    status: 403,
    title: 'Please try once more',
    main: html`<p>${staleMessage} Nothing was done.</p>
<p><a class="button" href="${formPath}">Open the page again</a></p>`,
  });
