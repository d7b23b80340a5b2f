import type { PageAnswer } from '#http/page-route.ts';
import { show } from './answers.ts';
import { type Html, html } from './html.ts';
import type { Top } from './shell.ts';

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
