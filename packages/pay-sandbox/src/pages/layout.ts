import { icon, logo, scriptFile, stylesheet } from './assets.ts';
import { type Html, html, isWebPage } from './html.ts';

/** The navigation of the sandbox, or a link back. */
export type Header =
  | { readonly kind: 'nav'; readonly current: string | null }
  | { readonly kind: 'back'; readonly address: string | null; readonly label: string };

export const navItems = [
  { path: '/clock', name: 'Clock' },
  { path: '/mailbox', name: 'Mailbox' },
  { path: '/portal/login', name: 'Portal' },
] as const;

export const renderLayout = (title: string, header: Header, main: Html): Html => html`<!doctype html>
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
