import type { HttpResponse, PageRequest } from '#wire/http.ts';
import { type Content, type Html, html } from './html.ts';
import { renderNotice } from './responses.ts';

export const renderForm = (action: string, content: Content, className: 'row' | null = null): Html =>
  html`<form method="post" action="${action}" novalidate${className === null ? null : html` class="${className}"`}>
${content}
</form>`;

/** Null if the form is from a page of the sandbox, or not from a browser. */
export function refuseForeignForm({ headers }: Pick<PageRequest, 'headers'>): HttpResponse | null {
  const site = headers['sec-fetch-site'];
  const isOwn =
    site === undefined
      ? headers['origin'] === undefined || headers['origin'] === `http://${headers['host'] ?? ''}`
      : site === 'same-origin';
  return isOwn ? null : foreignForm;
}

const foreignForm = renderNotice({
  status: 403,
  title: 'This did not come from here',
  main: html`<p>A page of another site asked for this. Nothing was done.</p>`,
});
