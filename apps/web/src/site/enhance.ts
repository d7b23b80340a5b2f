// The whole script of a still page. Everything it adds can be done without.

/** Pixels. */
const scrolledFrom = 50;

const header = document.getElementById('top');
const markScrolled = (): void => {
  header?.toggleAttribute('data-scrolled', scrollY > scrolledFrom);
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
  if (loginDialog.matches('[open]')) loginDialog.querySelector('input')?.focus({ preventScroll: true });
});

// The form comes to life when somebody reaches for it, before the click where there is a pointer.
for (const opener of document.querySelectorAll('[commandfor=login-dialog]')) {
  for (const sign of ['pointerenter', 'focus', 'click']) opener.addEventListener(sign, wake);
}
if (new URLSearchParams(location.search).get('modal') === 'login') {
  show(loginDialog);
  wake();
}

// A row or a card is pressed anywhere as if on its title. Before a log-in stands what was asked for.
const asked = document.getElementById('asked');
addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const opened = target.closest('[data-opens]');
  if (!target.closest('a, button')) opened?.querySelector('button')?.click();
  else if (asked && target.closest('[commandfor=login-dialog]')) {
    asked.hidden = !opened;
    for (const part of asked.querySelectorAll('[data-part]'))
      part.textContent = opened?.querySelector(`.${part.getAttribute('data-part')}`)?.textContent ?? '';
  }
});

// A text that opens over the page has an address of its own, and goes with Back.
const hasAddress = ({ id }: Element): boolean => location.hash === `#${id}`;
const textDialogs = document.querySelectorAll<HTMLDialogElement>('.text-dialog');
const openByAddress = (): void => {
  for (const textDialog of textDialogs) {
    if (hasAddress(textDialog)) show(textDialog);
    else textDialog.close();
  }
};
for (const textDialog of textDialogs) {
  textDialog.addEventListener('toggle', () => {
    if (textDialog.open === hasAddress(textDialog)) return;
    if (textDialog.open) history.pushState(1, '', `#${textDialog.id}`);
    else if (history.state) history.back();
    else history.replaceState(null, '', location.pathname);
  });
}
addEventListener('popstate', openByAddress);
openByAddress();

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

// Whoever is signed in is shown the way to their own page. A browser may keep the store shut.
try {
  if (Object.keys(localStorage).some((key) => key.endsWith('.LastAuthUser')))
    document.documentElement.dataset.member = '';
} catch {}
