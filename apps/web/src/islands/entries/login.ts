// One script for every place where somebody logs in, so that the other forms do not carry what these share.
import { hydrateIsland } from '#islands/hydrate.tsx';
import { hasLoginDialog, hydrateLoginDialog, Login, Unsubscribe } from '#islands/login.tsx';

if (hasLoginDialog()) hydrateLoginDialog();
else hydrateIsland(location.pathname === '/login' ? Login : Unsubscribe);
