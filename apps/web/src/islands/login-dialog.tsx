import { hydrateRoot } from 'react-dom/client';
import { afterLogin, safeNext } from '#session/safe-next.ts';
import { readFacts } from './island-facts.ts';
import { LoginForm } from './login-form.tsx';

export const isLoginDialogHere = (): boolean => document.getElementById('login-root') !== null;

export function hydrateLoginDialog(): void {
  const dialog = document.getElementById('login-dialog');
  const root = document.getElementById('login-root');
  if (dialog === null || root === null) throw new Error('This page has no login dialog.');
  const next = safeNext(dialog.dataset.next) ?? afterLogin;
  hydrateRoot(root, <LoginForm config={readFacts(document).config} variant="dialog" next={next} />);
  // Only when the page is left, so that the good word can be read until then, and Back shows a closed dialog.
  addEventListener('pagehide', () => dialog instanceof HTMLDialogElement && dialog.close());
}
