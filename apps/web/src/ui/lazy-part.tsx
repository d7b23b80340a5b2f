import { incompletePage, noConnection } from '@wayfare/contracts/words/login-messages';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { Alert } from '#ui/alert.tsx';

const Incomplete = () => <Alert>{incompletePage}</Alert>;
const Offline = () => <Alert>{noConnection}</Alert>;

// navigator.onLine is true in a page that a service worker opened without a connection, so the site itself is asked.
const isReachable = (): Promise<boolean> =>
  // oxlint-disable-next-line no-restricted-globals -- only whether anything answers counts
  fetch('/healthz', { method: 'HEAD' }).then(
    () => true,
    () => false,
  );

/** A part that comes when it is needed; one that does not arrive says so. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      async () => ({ default: (await isReachable()) ? Incomplete : Offline }),
    ),
  );
