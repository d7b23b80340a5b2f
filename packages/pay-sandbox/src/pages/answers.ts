import type { PageAnswer } from '#http/page-route.ts';
import { type Html, html } from './html.ts';
import { shell, type Top } from './shell.ts';

export interface Page {
  readonly status?: number;
  readonly title: string;
  readonly top: Top;
  readonly main: Html;
  /** Where else than here a form of this page may lead, as sources of a content security policy. */
  readonly formsLeadTo?: readonly string[];
  readonly hasFrame?: boolean;
}

const policyOf = ({ formsLeadTo = [], hasFrame = false }: Page): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "img-src 'self'",
    `frame-src ${hasFrame ? "'self'" : "'none'"}`,
    `form-action ${["'self'", ...formsLeadTo].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export const unkept = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

export const show = (page: Page): PageAnswer => ({
  status: page.status ?? 200,
  headers: {
    ...unkept,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyOf(page),
    'x-content-type-options': 'nosniff',
  },
  body: shell(page.title, page.top, page.main).toString(),
});

/** After a form: another page, which can be loaded again without anything being done again. */
export const seeOther = (address: string): PageAnswer => ({
  status: 303,
  // An address may hold letters that a header cannot.
  headers: { ...unkept, location: address.replace(/[^\x21-\x7e]+/gu, encodeURIComponent) },
  body: '',
});

/** A page that only says something. */
export const notice = (page: {
  readonly status: number;
  readonly title: string;
  readonly main: Html;
  readonly top?: Top;
}): PageAnswer =>
  show({
    status: page.status,
    title: page.title,
    top: page.top ?? { kind: 'places', current: null },
    main: html`<div class="narrow"><h1>${page.title}</h1>${page.main}</div>`,
  });

/** What went wrong, read out, and where the page begins to be read. */
export const alert = (words: string, id: string): Html =>
  html`<p class="wrong" role="alert" id="${id}" tabindex="-1" autofocus>${words}</p>`;

/** What was done. */
export const told = (words: string | null): Html | null =>
  words === null ? null : html`<p class="told" role="status" tabindex="-1" autofocus>${words}</p>`;
