import type { PageAnswer } from '#http/page-route.ts';
import type { Html } from './html.ts';
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
