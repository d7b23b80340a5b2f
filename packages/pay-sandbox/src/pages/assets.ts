import { createHash } from 'node:crypto';
import type { PageRoute } from '#http/page-route.ts';
import { html } from './html.ts';
import { style } from './style.ts';

/** Makes pages handier. Nothing needs it: a button that is pressed twice does its work once without it too. */
const script = `
for (const form of document.forms) form.addEventListener('submit', (event) => {
  if (form.dataset.sent) { event.preventDefault(); return; }
  form.dataset.sent = 'yes';
  const { submitter } = event;
  // Afterwards, or the button's own value would not be sent.
  setTimeout(() => {
    for (const button of form.querySelectorAll('button')) button.disabled = true;
    if (submitter && submitter.dataset.busy) {
      submitter.dataset.words = submitter.textContent;
      submitter.textContent = submitter.dataset.busy;
    }
  });
});
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  for (const form of document.forms) {
    delete form.dataset.sent;
    for (const button of form.querySelectorAll('button')) {
      button.disabled = false;
      if (button.dataset.words) button.textContent = button.dataset.words;
    }
  }
});
for (const button of document.querySelectorAll('[data-fill]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const values = { number: button.dataset.fill, expiry: '12 / 34', cvc: button.dataset.cvc };
    for (const [id, value] of Object.entries(values)) document.getElementById(id).value = value;
    const name = document.getElementById('name');
    if (name.value === '') name.value = 'Test Reader';
    document.getElementById('number').focus();
  });
}
`;

const versionOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

export const stylesheet = `/style-${versionOf(style)}.css`;
export const scriptFile = `/script-${versionOf(script)}.js`;
export const icon = '/icon.svg';

export const mark = html`<svg viewBox="0 0 26 20" aria-hidden="true"><path fill="currentColor" d="M1 1.2 25 0v8.4L1 9z"/><path fill="#e3ab22" d="M1.4 11.6 25 11v8L1 20z"/></svg>`;

const iconFile = html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -3 26 26"><path fill="#455c66" d="M1 1.2 25 0v8.4L1 9z"/><path fill="#e3ab22" d="M1.4 11.6 25 11v8L1 20z"/></svg>`;

/** The address changes with the file, so that it can be kept for good. */
const forGood = 'public, max-age=31536000, immutable';

const file = (path: string, type: string, body: string, cache: string): PageRoute => ({
  method: 'GET',
  pattern: new RegExp(`^${path.replaceAll('.', '\\.')}$`),
  answer: async () => ({ status: 200, headers: { 'content-type': type, 'cache-control': cache }, body }),
});

export const assetRoutes: readonly PageRoute[] = [
  file(stylesheet, 'text/css; charset=utf-8', style, forGood),
  file(scriptFile, 'text/javascript; charset=utf-8', script, forGood),
  file(icon, 'image/svg+xml', iconFile.toString(), 'public, max-age=86400'),
];
