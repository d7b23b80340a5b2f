// One script for every place where somebody logs in, so that the other forms do not carry what these share.
import { hydrateIsland } from '#islands/hydrate.tsx';
import { Login } from '#islands/login.tsx';
import { hydrateLoginDialog, isLoginDialogHere } from '#islands/login-dialog.tsx';
import { Unsubscribe } from '#islands/unsubscribe.tsx';

if (isLoginDialogHere()) hydrateLoginDialog();
else hydrateIsland(location.pathname === '/login' ? Login : Unsubscribe);
