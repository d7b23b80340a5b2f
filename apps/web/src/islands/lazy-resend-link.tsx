import { Suspense } from 'react';
import { lazyPart } from '#ui/lazy-part.tsx';
import type { ResendLinkProps } from './resend-link.tsx';

// Few ever need it, so it comes when it is shown.
const LoadedResendLink = lazyPart(() => import('./resend-link.tsx').then(({ ResendLink }) => ResendLink));

/** Asks for a new confirmation link. */
export const ResendLink = (props: ResendLinkProps) => (
  <Suspense>
    <LoadedResendLink {...props} />
  </Suspense>
);
