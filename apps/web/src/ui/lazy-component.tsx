import { incompletePage, noConnection } from '@wayfare/contracts/messages/login';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { Alert } from '#ui/alert.tsx';

// navigator.onLine may be true in a page from the service worker, so this tests the connection.
const getLoadErrorMessage = (): Promise<string> =>
  // oxlint-disable-next-line no-restricted-globals -- only whether the server answers matters
  fetch('/healthz').then(
    () => incompletePage,
    () => noConnection,
  );

/** Loads a component on demand. Shows a message if it cannot be loaded. */
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
