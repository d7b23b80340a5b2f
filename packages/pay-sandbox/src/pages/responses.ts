import type { HttpResponse } from '#wire/http.ts';
import { type Html, html } from './html.ts';
import { type Header, renderLayout } from './layout.ts';

export interface Page {
  readonly status?: number;
  readonly title: string;
  readonly header: Header;
  readonly main: Html;
  /** Other origins that a form of the page may redirect to. */
  readonly formTargets?: readonly string[];
  readonly hasFrame?: boolean;
}

const createPolicy = ({ formTargets = [], hasFrame = false }: Page): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "img-src 'self'",
    `frame-src ${hasFrame ? "'self'" : "'none'"}`,
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

// With `no-referrer`, the origin of a form would be `null` in browsers that send no `Sec-Fetch-Site`, as over HTTP.
export const noStore = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' };

export const renderPage = (page: Page): HttpResponse => ({
  status: page.status ?? 200,
  headers: {
    ...noStore,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': createPolicy(page),
    'x-content-type-options': 'nosniff',
  },
  body: renderLayout(page.title, page.header, page.main).toString(),
});

/** After a form, so that a reload does not send it again. */
export const redirect = (address: string): HttpResponse => ({
  status: 303,
  // A header can contain only ASCII.
  headers: { ...noStore, location: address.replace(/[^\x21-\x7e]+/gu, encodeURIComponent) },
  body: '',
});

export const renderNotice = (page: {
  readonly status: number;
  readonly title: string;
  readonly main: Html;
  readonly header?: Header;
}): HttpResponse =>
  renderPage({
    status: page.status,
    title: page.title,
    header: page.header ?? { kind: 'nav', current: null },
    main: html`<div class="narrow"><h1>${page.title}</h1>${page.main}</div>`,
  });

/** An error. It has the focus, so that a screen reader begins with it. */
export const alert = (message: string, id: string): Html =>
  html`<p class="wrong" role="alert" id="${id}" tabindex="-1" autofocus>${message}</p>`;

export const statusMessage = (message: string | null): Html | null =>
  message === null ? null : html`<p class="status" role="status" tabindex="-1" autofocus>${message}</p>`;
