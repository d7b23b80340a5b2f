// One script for all log-in forms, so that the other forms do not load their shared code.
import { hydrateIsland } from '#islands/hydrate.tsx';
import { Login, Unsubscribe } from '#islands/login.tsx';
import { hasLoginDialog, hydrateLoginDialog } from '#islands/login-dialog.tsx';

if (hasLoginDialog()) hydrateLoginDialog();
else {
  hydrateIsland(location.pathname === '/login' ? Login : Unsubscribe);
  const nextPage = document.getElementById('next-page');
  if (nextPage instanceof HTMLTemplateElement) document.head.append(nextPage.content);
}
