import { icon, mark, scriptFile, stylesheet } from './assets.ts';
import { type Html, html, isPage } from './html.ts';

/** What stands above a page: the ways to the sandbox's own places, or the one way back. */
export type Top =
  | { readonly kind: 'places'; readonly current: string | null }
  | { readonly kind: 'way back'; readonly address: string | null; readonly words: string };

export const places = [
  { path: '/clock', name: 'Clock' },
  { path: '/events', name: 'Events' },
  { path: '/mailbox', name: 'Mailbox' },
  { path: '/portal/login', name: 'Portal' },
] as const;

export const shell = (title: string, top: Top, main: Html): Html => html`<!doctype html>
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
<div class="bar">${top.kind === 'places' ? placesBar(top.current) : backBar(top)}</div>
</header>
<main id="main" tabindex="-1">
${main}
</main>
</body>
</html>
`;

const brand = html`${mark} Payment sandbox`;

const placesBar = (current: string | null): Html => html`<a class="brand" href="/">${brand}</a>
<nav aria-label="Sandbox">${places.map(
  ({ path, name }) =>
    html`<a href="${path}"${path === current ? html` aria-current="page"` : null}>${name}</a>`,
)}</nav>`;

const arrow = html`<svg viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M8 2 2 8l6 6M2 8h13"/></svg>`;

const backBar = ({ address, words }: { readonly address: string | null; readonly words: string }): Html =>
  html`${
    address === null || !isPage(address)
      ? null
      : html`<nav aria-label="Way back"><a href="${address}">${arrow}${words}</a></nav>`
  }<span class="brand">${brand}</span>`;
