import { incompletePage } from '@wayfare/contracts/words/login-messages';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { Alert } from '#ui/alert.tsx';

const Missing = () => <Alert>{incompletePage}</Alert>;

/** A part that comes when it is needed; one that does not arrive says so. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Missing }),
    ),
  );
