import { hydrateRoot } from 'react-dom/client';
import { afterLogin, safeNext } from '#session/safe-next.ts';
import { LoginForm } from './login-form.tsx';
import { readIslandData } from './page-data.ts';

export const hasLoginDialog = (): boolean => document.getElementById('login-root') !== null;

export function hydrateLoginDialog(): void {
  const dialog = document.getElementById('login-dialog');
  const root = document.getElementById('login-root');
  if (dialog === null || root === null) throw new Error('This page has no login dialog.');
  const next = safeNext(dialog.dataset.next) ?? afterLogin;
  hydrateRoot(root, <LoginForm config={readIslandData(document).config} variant="dialog" next={next} />);
  // Closes the dialog only when the page is left, so that the message can be read, and Back shows a closed dialog.
  addEventListener('pagehide', () => dialog instanceof HTMLDialogElement && dialog.close());
}
