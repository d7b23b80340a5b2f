import { incompletePage, noConnection } from '@wayfare/contracts/messages/login';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { Alert } from '#ui/alert.tsx';

// navigator.onLine is true in a page that a service worker opened without a connection, so the site itself is asked.
const getLoadErrorMessage = (): Promise<string> =>
  // oxlint-disable-next-line no-restricted-globals -- only whether anything answers counts
  fetch('/healthz').then(
    () => incompletePage,
    () => noConnection,
  );

/** A part that comes when it is needed; one that does not arrive says so. */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      async () => {
        const message = await getLoadErrorMessage();
        return { default: () => <Alert>{message}</Alert> };
      },
    ),
  );
