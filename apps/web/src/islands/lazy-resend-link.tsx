import { Suspense } from 'react';
import { lazyComponent } from '#ui/lazy-component.tsx';
import type { ResendLinkProps } from './resend-link.tsx';

// Rarely needed, so it is loaded when it is shown.
const LoadedResendLink = lazyComponent(() =>
  import('./resend-link.tsx').then(({ ResendLink }) => ResendLink),
);

export const ResendLink = (props: ResendLinkProps) => (
  <Suspense>
    <LoadedResendLink {...props} />
  </Suspense>
);
