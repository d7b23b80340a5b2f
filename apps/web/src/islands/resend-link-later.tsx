import { incompletePage } from '@wayfare/contracts/words/login-messages';
import { type ComponentType, lazy, Suspense } from 'react';
import { Alert } from '#ui/alert.tsx';
import type { ResendLinkProps } from './resend-link.tsx';

// Few ever need it, so it comes when it is shown.
const Arrived = lazy<ComponentType<ResendLinkProps>>(() =>
  import('./resend-link.tsx').then(
    ({ ResendLink: Shown }) => ({ default: Shown }),
    () => ({ default: Missing }),
  ),
);

/** Asks for a new confirmation link. */
export function ResendLink(props: ResendLinkProps) {
  return (
    <Suspense>
      <Arrived {...props} />
    </Suspense>
  );
}

const Missing = () => <Alert>{incompletePage}</Alert>;
