// One script for all log-in forms, so that the other forms do not load their shared code.
import { hydrateIsland } from '#islands/hydrate.tsx';
import { hasLoginDialog, hydrateLoginDialog, Login, Unsubscribe } from '#islands/login.tsx';

if (hasLoginDialog()) hydrateLoginDialog();
else hydrateIsland(location.pathname === '/login' ? Login : Unsubscribe);
