import type { HttpResponse, PageRequest } from '#wire/http.ts';
import { icon, logo, scriptFile, stylesheet } from './assets.ts';
import { type Content, type Html, html, isWebPage } from './html.ts';

/** The navigation of the sandbox, or a link back. */
export type Header =
  | { readonly kind: 'nav'; readonly current: string | null }
  | { readonly kind: 'back'; readonly address: string | null; readonly label: string };

export const navItems = [
  { path: '/clock', name: 'Clock' },
  { path: '/mailbox', name: 'Mailbox' },
  { path: '/portal/login', name: 'Portal' },
] as const;

const renderLayout = (title: string, header: Header, main: Html): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Payment sandbox</title>
<link rel="icon" href="${icon}">
<link rel="stylesheet" href="${stylesheet}">
<script src="${scriptFile}" defer></script>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="top">
<p class="strip">Test mode, no real payments</p>
<div class="bar">${header.kind === 'nav' ? renderNav(header.current) : renderBackLink(header)}</div>
</header>
<main id="main" tabindex="-1">
${main}
</main>
</body>
</html>
`;

const brand = html`${logo} Payment sandbox`;

const renderNav = (current: string | null): Html => html`<a class="brand" href="/">${brand}</a>
<nav aria-label="Sandbox">${navItems.map(
  ({ path, name }) =>
    html`<a href="${path}"${path === current ? html` aria-current="page"` : null}>${name}</a>`,
)}</nav>`;

const arrow = html`<svg viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M8 2 2 8l6 6M2 8h13"/></svg>`;

const renderBackLink = ({
  address,
  label,
}: {
  readonly address: string | null;
  readonly label: string;
}): Html =>
  html`${
    address === null || !isWebPage(address)
      ? null
      : html`<nav aria-label="Way back"><a href="${address}">${arrow}${label}</a></nav>`
  }<span class="brand">${brand}</span>`;

interface Page {
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
