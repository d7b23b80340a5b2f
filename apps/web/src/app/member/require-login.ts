import { LoggedOutError, withToken } from '#api/authenticated-call.ts';
import { paths } from '#paths.ts';
import type { Identity } from '#session/client.ts';
import { hasNotice } from '#session/notice.ts';
import { isLeaving, replacePage, startLeaving } from '#ui/leave-page.ts';
import { clearDevice } from '../offline/device-reader.ts';
import { openEditors } from './open-editors.ts';

/**
 * Redirects to the log-in and passes the current path, except when the page is already being left. A plain log-in
 * opens the profile.
 */
export function goToLogin(): void {
  if (isLeaving()) return;
  const { pathname, search } = location;
  // After a confirmation, /dashboard opens today's homily.
  const isPlain = pathname === paths.home && !hasNotice('email-confirmed');
  const query = isPlain ? '' : `?next=${encodeURIComponent(pathname + search)}`;
  startLeaving();
  void clearDevice()
    .catch(() => {})
    .then(() => replacePage(`/login${query}`));
}

/** Redirects to the log-in if the session has ended, except while an editor is open: its text must not be lost. */
export async function withTokenOrLogin<T>(
  config: Identity,
  attempt: (token: string) => Promise<T>,
): Promise<T> {
  try {
    return await withToken(config, attempt);
  } catch (error) {
    if (!(error instanceof LoggedOutError) || openEditors.size > 0) throw error;
    goToLogin();
    return neverSettles();
  }
}

/** The page is being left; an error would flash up. */
const neverSettles = <T>(): Promise<T> => new Promise<T>(() => {});
