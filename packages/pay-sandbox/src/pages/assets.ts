import { createHash } from 'node:crypto';
import type { PageRoute } from '#wire/http.ts';
import { html } from './html.ts';
import { style } from './style.ts';

/** Prevents double clicks and fills in test cards. All pages work without it. */
const script = `
for (const form of document.forms) form.addEventListener('submit', (event) => {
  if (form.dataset.sent) { event.preventDefault(); return; }
  form.dataset.sent = 'yes';
  const { submitter } = event;
  // Later, because the value of a disabled button is not sent.
  setTimeout(() => {
    for (const button of form.querySelectorAll('button')) button.disabled = true;
    if (submitter && submitter.dataset.busy) {
      submitter.dataset.label = submitter.textContent;
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
      if (button.dataset.label) button.textContent = button.dataset.label;
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

const createVersion = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

export const stylesheet = `/style-${createVersion(style)}.css`;
export const scriptFile = `/script-${createVersion(script)}.js`;
export const icon = '/icon.svg';

export const logo = html`<svg viewBox="0 0 26 20" aria-hidden="true"><path fill="currentColor" d="M1 1.2 25 0v8.4L1 9z"/><path fill="#e3ab22" d="M1.4 11.6 25 11v8L1 20z"/></svg>`;

const iconFile = html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -3 26 26"><path fill="#455c66" d="M1 1.2 25 0v8.4L1 9z"/><path fill="#e3ab22" d="M1.4 11.6 25 11v8L1 20z"/></svg>`;

/** The address changes with the file. */
const immutable = 'public, max-age=31536000, immutable';

const file = (path: string, type: string, body: string, cache: string): PageRoute => ({
  method: 'GET',
  pattern: new RegExp(`^${path.replaceAll('.', '\\.')}$`),
  handle: async () => ({ status: 200, headers: { 'content-type': type, 'cache-control': cache }, body }),
});

export const assetRoutes: readonly PageRoute[] = [
  file(stylesheet, 'text/css; charset=utf-8', style, immutable),
  file(scriptFile, 'text/javascript; charset=utf-8', script, immutable),
  file(icon, 'image/svg+xml', iconFile.toString(), 'public, max-age=86400'),
];
