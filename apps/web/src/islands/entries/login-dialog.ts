import { hydrateLoginDialog } from '#islands/login-dialog.tsx';

hydrateLoginDialog();
