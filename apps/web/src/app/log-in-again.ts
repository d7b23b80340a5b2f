import { isNoticeLeft } from '#session/notice.ts';
import { beginToLeave, isLeaving, moveOnTo } from '#ui/leaving.ts';
import { wipeDevice } from './offline/reader-here.ts';
import { paths } from './paths.ts';

/**
 * The place asked for is carried by this one redirect; after a plain log-in the profile opens. A page that is being
 * left already (by signing out, say) goes where it was going, whatever a late answer finds.
 */
export function logInAgain(): void {
  if (isLeaving()) return;
  const { pathname, search } = location;
  // Whoever has just confirmed came to read, and the dashboard opens with today's page.
  const isPlain = pathname === paths.home && !isNoticeLeft('email-confirmed');
  const asked = isPlain ? '' : `?next=${encodeURIComponent(pathname + search)}`;
  beginToLeave();
  // Whose session has ended here, reads nothing here any more.
  void wipeDevice()
    .catch(() => {})
    .then(() => moveOnTo(`/login${asked}`));
}
