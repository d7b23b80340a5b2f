import type { ReactNode } from 'react';
import { FocusedHeading } from './focused-heading.tsx';

/** A page that explains why there is nothing else. */
export const MessagePage = ({ heading, children }: { heading: ReactNode; children: ReactNode }) => (
  <div className="flow message-page">
    <FocusedHeading>{heading}</FocusedHeading>
    {children}
  </div>
);
