// The script of the static pages. They work without it.

const scrolledFromPx = 50;

const header = document.getElementById('top');
const markScrolled = (): void => {
  header?.toggleAttribute('data-scrolled', scrollY > scrolledFromPx);
  header?.toggleAttribute('data-tall', header.offsetHeight * 3 > innerHeight);
};
addEventListener('scroll', markScrolled, { passive: true });
// Its height changes when fonts load or the text is enlarged.
if (header) new ResizeObserver(markScrolled).observe(header);

const loginDialog = document.getElementById('login-dialog');
// A static import() would add the bundler's helper to this script. A failed load is retried at the next event.
const loadLogin = (): void => {
  if (loginDialog?.dataset.script) import(/* @vite-ignore */ loginDialog.dataset.script).catch(() => {});
};

function show(dialog: HTMLElement | null): void {
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
  dialog.showModal();
}

loginDialog?.addEventListener('toggle', () => {
  if (loginDialog.matches('[open]')) loginDialog.querySelector('input')?.focus({ preventScroll: true });
});

// Loaded when the pointer or the focus reaches the button.
for (const opener of document.querySelectorAll('[commandfor=login-dialog]')) {
  for (const event of ['pointerenter', 'focus', 'click']) opener.addEventListener(event, loadLogin);
}
if (new URLSearchParams(location.search).get('modal') === 'login') {
  show(loginDialog);
  loadLogin();
}

// A click anywhere on a row or a card counts for its title. The log-in dialog shows the post that was clicked.
const selectedPost = document.getElementById('selected-post');
addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const card = target.closest('[data-opens]');
  if (!target.closest('a, button')) card?.querySelector('button')?.click();
  else if (selectedPost && target.closest('[commandfor=login-dialog]')) {
    selectedPost.hidden = !card;
    for (const part of selectedPost.querySelectorAll('[data-part]'))
      part.textContent = card?.querySelector(`.${part.getAttribute('data-part')}`)?.textContent ?? '';
  }
});

// The text dialogs have URLs.
show(document.getElementById(location.hash.slice(1)));

// For browsers without invoker commands.
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

// Members get a link to their page. The storage may be blocked.
try {
  if (Object.keys(localStorage).some((key) => key.endsWith('.LastAuthUser')))
    document.documentElement.dataset.member = '';
} catch {}
