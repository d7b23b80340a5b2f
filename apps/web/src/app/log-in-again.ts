import { moveOnTo } from '#ui/leaving.ts';
import { addresses } from './addresses.ts';

/** The place asked for is carried by this one redirect; after a plain log-in the profile opens. */
export function logInAgain(): void {
  const { pathname, search } = location;
  const asked = pathname === addresses.home ? '' : `?next=${encodeURIComponent(pathname + search)}`;
  moveOnTo(`/login${asked}`);
}
