// One script for every place where somebody logs in, so that the other forms do not carry what these share.
import { hydrateIsland } from '#islands/hydrate.tsx';
import { hydrateLoginDialog, isLoginDialogHere, Login, Unsubscribe } from '#islands/login.tsx';

if (isLoginDialogHere()) hydrateLoginDialog();
else hydrateIsland(location.pathname === '/login' ? Login : Unsubscribe);
