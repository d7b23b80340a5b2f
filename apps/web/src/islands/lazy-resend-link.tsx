import { Suspense } from 'react';
import { lazyComponent } from '#ui/lazy-component.tsx';
import type { ResendLinkProps } from './resend-link.tsx';

// Few ever need it, so it comes when it is shown.
const LoadedResendLink = lazyComponent(() =>
  import('./resend-link.tsx').then(({ ResendLink }) => ResendLink),
);

/** Asks for a new confirmation link. */
export const ResendLink = (props: ResendLinkProps) => (
  <Suspense>
    <LoadedResendLink {...props} />
  </Suspense>
);
