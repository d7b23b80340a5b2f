// The whole script of a still page. Everything it adds can be done without.
import { headerScrollPx } from '@wayfare/contracts/rules/scroll';

const header = document.getElementById('top');
const markScrolled = (): void => {
  header?.toggleAttribute('data-scrolled', scrollY > headerScrollPx);
  header?.toggleAttribute('data-tall', header.offsetHeight * 3 > innerHeight);
};
addEventListener('scroll', markScrolled, { passive: true });
// Its letters may come, or be made larger, while nobody scrolls.
if (header) new ResizeObserver(markScrolled).observe(header);

const loginDialog = document.getElementById('login-dialog');
// The page names the script of its dialog: an import written out here would bring the bundler's helper along.
// A load that failed is tried again at the next sign; nothing else follows from a failure here.
const wake = (): void => {
  if (loginDialog?.dataset.script) import(/* @vite-ignore */ loginDialog.dataset.script).catch(() => {});
};

function show(dialog: HTMLElement | null): void {
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
  dialog.showModal();
}

// Whoever opens the dialog wants to type.
loginDialog?.addEventListener('toggle', () => {
  if (loginDialog.matches('[open]')) loginDialog.querySelector('input')?.focus();
});

// The form comes to life when somebody reaches for it, before the click where there is a pointer.
for (const opener of document.querySelectorAll('[commandfor=login-dialog]')) {
  for (const sign of ['pointerenter', 'focus', 'click']) opener.addEventListener(sign, wake);
}
if (new URLSearchParams(location.search).get('modal') === 'login') {
  show(loginDialog);
  wake();
}

// A row or a card is pressed anywhere as if on its title.
addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || target.closest('a, button')) return;
  target.closest('[data-opens]')?.querySelector('button')?.click();
});

// Browsers from before invoker commands.
if (!('commandForElement' in HTMLButtonElement.prototype)) {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[commandfor]') : null;
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (button?.getAttribute('command') === 'show-modal') show(dialog);
    else if (dialog instanceof HTMLDialogElement) dialog.close();
  });
}

const back = document.querySelector<HTMLElement>('[data-back]');
if (back && history.length > 1) {
  back.hidden = false;
  back.addEventListener('click', () => history.back());
}
