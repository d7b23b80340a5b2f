// Google Docs wraps all text in one `b`, sends links through a page of its own and adds comments as notes.
import { unwrap } from './dom.ts';
import type { Losses } from './losses.ts';

export const isFromGoogleDocs = (html: string): boolean =>
  /docs-internal-guid|google\.com\/url\?q=|id="(ftnt|cmnt)_ref/.test(html);

export function readGoogleDocs(body: HTMLElement, losses: Losses): void {
  for (const wrapper of body.querySelectorAll('[id^="docs-internal-guid"]')) unwrap(wrapper);
  for (const link of body.querySelectorAll('a[href]')) {
    const address = link.getAttribute('href') ?? '';
    const target = URL.canParse(address) ? new URL(address) : null;
    const real =
      target?.hostname === 'www.google.com' && target.pathname === '/url'
        ? target.searchParams.get('q')
        : null;
    if (real !== null) link.setAttribute('href', real);
  }
  for (const reference of body.querySelectorAll('[id^="cmnt_ref"]')) {
    losses.comments += 1;
    (reference.closest('sup') ?? reference).remove();
  }
  for (const comment of body.querySelectorAll('a[id^="cmnt"]'))
    (comment.closest('div, p') ?? comment).remove();
}
