import { LoggedOutError, withToken } from '#api/authenticated-call.ts';
import { paths } from '#paths.ts';
import type { Identity } from '#session/client.ts';
import { hasNotice } from '#session/notice.ts';
import { isLeaving, replacePage, startLeaving } from '#ui/leave-page.ts';
import { clearDevice } from '../offline/device-reader.ts';
import { openEditors } from './open-editors.ts';

/**
 * The place asked for is carried by this one redirect; after a plain log-in the profile opens. A page that is being
 * left already (by signing out, say) goes where it was going, whatever a late answer finds.
 */
export function goToLogin(): void {
  if (isLeaving()) return;
  const { pathname, search } = location;
  // Whoever has just confirmed came to read, and the dashboard opens with today's page.
  const isPlain = pathname === paths.home && !hasNotice('email-confirmed');
  const asked = isPlain ? '' : `?next=${encodeURIComponent(pathname + search)}`;
  startLeaving();
  // Whose session has ended here, reads nothing here any more.
  void clearDevice()
    .catch(() => {})
    .then(() => replacePage(`/login${asked}`));
}

/**
 * For a page that may be left: where the session has ended, the log-in follows. A page on which somebody writes is never
 * left for that: its text says what has happened, and waits.
 */
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

/** The page is being left, and nobody should see a failure flash by. */
const neverSettles = <T>(): Promise<T> => new Promise<T>(() => {});
